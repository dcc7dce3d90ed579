// The players of both sides: they answer at once. Usage: node players.mjs PLAN, where PLAN is JSON
//   {"sides": {"digsite": {"address", "pid"}, "boardgame.io": {"address", "pid"}},
//    "tables": 50, "warm": 500, "slices": 5, "moves": 1000, "repeat": 7}
// In each repetition both sides sit down at new tables, and then take turns slice by slice, so that whatever
// else the machine does hits both alike. For each repetition and side one line of JSON on standard output:
//   {"side", "seconds", "cpu": seconds or null, "latencies": [milliseconds from a move to the opponent's message]}

import { readFileSync } from "node:fs";
import { io } from "socket.io-client";
import WebSocket from "ws";
import { choice } from "./game.mjs";

const TICKS = 100; // a second of CPU time, as Linux counts it for everybody

// The CPU-seconds that a process has used so far; NaN where that cannot be told.
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return NaN;
  }
}

// Everybody who plays on one server; they act while `playing`, and rest between slices.
class Side {
  constructor(name, { address, pid }) {
    Object.assign(this, { name, address, pid, players: [], playing: false, under_way: 0, left: 0 });
    this.forget();
    this.failed = (error) => {
      throw error;
    };
  }

  forget() {
    Object.assign(this, { seconds: 0, cpu: 0, latencies: [] });
  }

  // So many moves; then nobody begins another one, and those under way come to their end.
  async slice(moves) {
    this.left = moves;
    this.playing = true;
    const rested = new Promise((resolve, reject) => {
      this.rested = resolve;
      this.failed = reject;
    });
    this.cpuBefore = cpuOf(this.pid);
    this.began = performance.now();
    for (const player of this.players) player.act();
    await rested;
  }

  arrived(latency) {
    this.under_way -= 1;
    if (this.left > 0) {
      this.latencies.push(Math.round(latency * 1000) / 1000);
      this.left -= 1;
      if (this.left === 0) this.rest();
    }
    if (!this.playing && this.under_way === 0) this.rested();
  }

  rest() {
    this.seconds += (performance.now() - this.began) / 1000;
    this.cpu += cpuOf(this.pid) - this.cpuBefore;
    this.playing = false;
  }
}

// What was sent at one table and has not reached the opponent yet, for each who waits for it.
class Table {
  constructor(side) {
    this.side = side;
    this.awaited = [[], []];
  }

  sent(seat, ply) {
    this.side.under_way += 1;
    this.awaited[1 - seat].push({ ply, at: performance.now() });
  }

  heard(seat, ply) {
    const awaited = this.awaited[seat];
    while (awaited.length > 0 && awaited[0].ply < ply) {
      this.side.arrived(performance.now() - awaited.shift().at);
    }
  }
}

async function digsitePlayer(table, made, seat) {
  const path = `${table.side.address.replace("http", "ws")}/api/tables/${made.table.id}/stream`;
  const socket = new WebSocket(path, { perMessageDeflate: false });
  let now = null;
  let acted = -1; // the ply of the latest move
  const act = () => {
    if (!table.side.playing || now.legal.length === 0 || acted === now.ply) return;
    const move = now.legal[Math.floor(Math.random() * now.legal.length)].notation;
    acted = now.ply;
    table.sent(seat, now.ply);
    socket.send(JSON.stringify({ type: "move", id: `p${now.ply}`, ply: now.ply, moves: [move] }));
  };
  await new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => table.side.failed(new Error(`closed: ${code}`)));
    socket.on("open", () => {
      const { secret } = made.secrets[seat];
      socket.send(JSON.stringify({ type: "hello", secret }));
    });
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "answer" && !message.accepted) {
        table.side.failed(new Error(JSON.stringify(message.error)));
      }
      if (message.type !== "update") return;
      now = message;
      table.heard(seat, now.ply);
      resolve();
      act();
    });
  });
  return { act, close: () => socket.removeAllListeners("close").terminate() };
}

async function digsiteTable(side) {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person", name }));
  const answer = await fetch(`${side.address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "archaeology", seats }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const made = await answer.json();
  const table = new Table(side);
  return Promise.all([0, 1].map((seat) => digsitePlayer(table, made, seat)));
}

async function peerPlayer(table, match, seat) {
  const socket = io(`${table.side.address}/excavation`, {
    transports: ["websocket"],
    forceNew: true,
  });
  let now = null;
  let acted = -1;
  const act = () => {
    if (!table.side.playing || now.ctx.gameover || acted === now._stateID) return;
    if (now.ctx.currentPlayer !== String(seat)) return;
    const [type, args] = choice(now.G, seat);
    const payload = { type, args, playerID: String(seat) };
    acted = now._stateID;
    table.sent(seat, now._stateID);
    socket.emit("update", { type: "MAKE_MOVE", payload }, now._stateID, match, String(seat));
  };
  const heard = (state) => {
    now = state;
    table.heard(seat, now._stateID);
    act();
  };
  await new Promise((resolve, reject) => {
    socket.on("connect_error", reject);
    socket.on("connect", () => socket.emit("sync", match, String(seat), undefined, 2));
    socket.on("disconnect", (why) => table.side.failed(new Error(`closed: ${why}`)));
    socket.on("sync", (_, info) => {
      heard(info.state);
      resolve();
    });
    socket.on("update", (_, state) => heard(state));
  });
  return { act, close: () => socket.off("disconnect").disconnect() };
}

async function peerTable(side, number) {
  const table = new Table(side);
  const match = `match-${Date.now()}-${number}`;
  const first = await peerPlayer(table, match, 0);
  return [first, await peerPlayer(table, match, 1)];
}

const TABLES = { digsite: digsiteTable, "boardgame.io": peerTable };

// Both sides at new tables, slice by slice.
async function repetition(plan) {
  const sides = Object.entries(plan.sides).map(([name, place]) => new Side(name, place));
  for (const side of sides) {
    for (let number = 0; number < plan.tables; number++) {
      side.players.push(...(await TABLES[side.name](side, number)));
    }
    await side.slice(plan.warm);
    side.forget();
  }
  for (let slice = 0; slice < plan.slices; slice++) {
    for (const side of sides) await side.slice(plan.moves);
  }
  for (const { name, players, seconds, cpu, latencies } of sides) {
    for (const player of players) player.close();
    const line = JSON.stringify({ side: name, seconds, cpu, latencies });
    await new Promise((resolve) => process.stdout.write(`${line}\n`, resolve));
  }
}

const plan = JSON.parse(process.argv[2]);
for (let number = 0; number < plan.repeat; number++) await repetition(plan);
process.exit(0);
