// The players of both sides: they answer at once. Usage: node players.mjs PLAN, where PLAN is JSON
//   {"sides": {"digsite": {"address", "pid"}, "boardgame.io": {"address", "pid"}},
//    "tables": 50, "warm": 500, "moves": 6000, "repeat": 7, "reasons": false}
// The sides take turns; for each turn one line of JSON on standard output:
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

// One repetition: the first `warm` moves are not measured, the next `moves` are.
class Measurement {
  constructor({ warm, moves }, pid) {
    this.warm = warm;
    this.moves = moves;
    this.pid = pid;
    this.latencies = [];
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  arrived(latency) {
    if (this.warm > 0) {
      if (--this.warm === 0) this.begin();
    } else if (this.latencies.length < this.moves) {
      this.latencies.push(Math.round(latency * 1000) / 1000);
      if (this.latencies.length === this.moves) this.finish();
    }
  }

  begin() {
    this.cpuBefore = cpuOf(this.pid);
    this.began = performance.now();
  }

  finish() {
    this.seconds = (performance.now() - this.began) / 1000;
    this.cpu = cpuOf(this.pid) - this.cpuBefore;
    this.resolve();
  }
}

// What was sent at one table and has not reached the opponent yet, for each who waits for it.
class Table {
  constructor(measurement) {
    this.measurement = measurement;
    this.awaited = [[], []];
  }

  sent(seat, ply) {
    this.awaited[1 - seat].push({ ply, at: performance.now() });
  }

  heard(seat, ply) {
    const awaited = this.awaited[seat];
    while (awaited.length > 0 && awaited[0].ply < ply) {
      this.measurement.arrived(performance.now() - awaited.shift().at);
    }
  }
}

// Everybody sits down first: `start` of each player is called when all are there.

async function digsitePlayer(address, table, made, seat, reasons) {
  const path = `${address.replace("http", "ws")}/api/tables/${made.table.id}/stream`;
  const socket = new WebSocket(path, { perMessageDeflate: false });
  let playing = false;
  let now = null;
  const act = () => {
    if (!playing || now.legal.length === 0) return;
    const move = now.legal[Math.floor(Math.random() * now.legal.length)].notation;
    table.sent(seat, now.ply);
    socket.send(JSON.stringify({ type: "move", id: `p${now.ply}`, ply: now.ply, moves: [move] }));
  };
  await new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => table.measurement.reject(new Error(`closed: ${code}`)));
    socket.on("open", () => {
      const { secret } = made.secrets[seat];
      socket.send(JSON.stringify({ type: "hello", secret, reasons }));
    });
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "answer" && !message.accepted) {
        table.measurement.reject(new Error(JSON.stringify(message.error)));
      }
      if (message.type !== "update") return;
      now = message;
      table.heard(seat, now.ply);
      resolve();
      act();
    });
  });
  const start = () => {
    playing = true;
    act();
  };
  return { start, close: () => socket.terminate() };
}

async function digsiteTable(address, measurement, number, reasons) {
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "person", name }));
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "archaeology", seats }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const made = await answer.json();
  const table = new Table(measurement);
  return Promise.all([0, 1].map((seat) => digsitePlayer(address, table, made, seat, reasons)));
}

async function peerPlayer(address, table, match, seat) {
  const socket = io(`${address}/excavation`, { transports: ["websocket"], forceNew: true });
  let playing = false;
  let now = null;
  const act = () => {
    if (!playing || now.ctx.gameover || now.ctx.currentPlayer !== String(seat)) return;
    const [type, args] = choice(now.G, seat);
    const payload = { type, args, playerID: String(seat) };
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
    socket.on("disconnect", (why) => table.measurement.reject(new Error(`closed: ${why}`)));
    socket.on("sync", (_, info) => {
      heard(info.state);
      resolve();
    });
    socket.on("update", (_, state) => heard(state));
  });
  const start = () => {
    playing = true;
    act();
  };
  return { start, close: () => socket.disconnect() };
}

async function peerTable(address, measurement, number) {
  const table = new Table(measurement);
  const match = `match-${Date.now()}-${number}`;
  const first = await peerPlayer(address, table, match, 0);
  return [first, await peerPlayer(address, table, match, 1)];
}

const SIDES = { digsite: digsiteTable, "boardgame.io": peerTable };

async function measured(side, plan) {
  const { address, pid } = plan.sides[side];
  const measurement = new Measurement(plan, pid);
  const players = [];
  for (let number = 0; number < plan.tables; number++) {
    players.push(...(await SIDES[side](address, measurement, number, plan.reasons)));
  }
  for (const player of players) player.start();
  await measurement.done;
  for (const player of players) player.close();
  const { seconds, cpu, latencies } = measurement;
  return { side, seconds, cpu, latencies };
}

const plan = JSON.parse(process.argv[2]);
for (let repetition = 0; repetition < plan.repeat; repetition++) {
  for (const side of Object.keys(plan.sides)) {
    console.log(JSON.stringify(await measured(side, plan)));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
process.exit(0);
