// The players of both sides: they answer at once. Usage: node players.mjs PLAN, where PLAN is JSON
//   {"sides": {"digsite": {"address", "pid"}, "boardgame.io": {"address", "pid"}},
//    "tables": 50, "warm": 500, "slices": 5, "moves": 1000, "repeat": 7}
// In each repetition both sides sit down at new tables, and then take turns slice by slice, so that whatever
// else the machine does hits both alike. For each repetition and side one line of JSON on standard output:
//   {"side", "seconds", "cpu": seconds or null, "latencies": [milliseconds from a move to the opponent's message]}

import { readFileSync } from "node:fs";
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

// What stands behind `before` in a message, up to one of the ends; nobody parses what a player does not need.
function behind(message, before, from = 0) {
  const start = message.indexOf(before, from) + before.length;
  let end = start;
  while (end < message.length && !",}]".includes(message[end])) end++;
  return message.slice(start, end);
}

// Both sides have the same players: a bare socket, messages as text, in which they look for what they need:
// the number of the position, whether it is their turn, and what they can do.
function player(table, seat, address, { opened, isUpdate, read, greet }) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  let now = null;
  let acted = -1; // the number of the position that was answered last
  const act = () => {
    if (!table.side.playing || acted === now.ply) return;
    const move = now.move();
    if (move === null) return;
    acted = now.ply;
    table.sent(seat, now.ply);
    socket.send(move);
  };
  const sitting = new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => table.side.failed(new Error(`closed: ${code}`)));
    socket.on("open", () => opened(socket));
    socket.on("message", (data) => {
      const message = data.latin1Slice();
      if (isUpdate(message)) {
        now = read(message);
        table.heard(seat, now.ply);
        resolve();
        act();
      } else greet(socket, message, table.side);
    });
  });
  return sitting.then(() => ({ act, close: () => socket.removeAllListeners("close").terminate() }));
}

function digsitePlayer(table, made, seat) {
  const address = `${table.side.address.replace("http", "ws")}/api/tables/${made.table.id}/stream`;
  const { secret } = made.secrets[seat];
  return player(table, seat, address, {
    opened: (socket) => socket.send(JSON.stringify({ type: "hello", secret })),
    isUpdate: (message) => message.startsWith('{"type":"update"'),
    read: (message) => {
      const ply = Number(behind(message, '"ply":'));
      return { ply, move: () => digsiteMove(message, ply) };
    },
    greet: (_, message, side) => {
      if (message.includes('"accepted":false')) side.failed(new Error(message));
    },
  });
}

// Any of the legal moves; null if there is none.
function digsiteMove(message, ply) {
  const start = message.indexOf('"legal":[') + 9;
  if (message[start] === "]") return null;
  const legal = message.slice(start, message.indexOf('"settings":', start)).split('"notation":"');
  const any = legal[1 + Math.floor(Math.random() * (legal.length - 1))];
  const move = any.slice(0, any.indexOf('"'));
  return `{"type":"move","id":"p${ply}","ply":${ply},"moves":["${move}"]}`;
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

// socket.io's protocol written out: 0 opens, 40 connects, 2 and 3 are ping and pong, 42 is an event.
const EVENT = "42/excavation,";

function peerPlayer(table, match, seat) {
  const address = `${table.side.address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  return player(table, seat, address, {
    opened: () => {},
    isUpdate: (message) =>
      message.startsWith(`${EVENT}["update"`) || message.startsWith(`${EVENT}["sync"`),
    read: (message) => {
      const ply = Number(behind(message, '"_stateID":'));
      return { ply, move: () => peerMove(message, ply, match, seat) };
    },
    greet: (socket, message) => {
      if (message.startsWith("0")) socket.send("40/excavation,");
      else if (message.startsWith("40/")) {
        socket.send(`${EVENT}["sync","${match}","${seat}",null,2]`);
      } else if (message === "2") socket.send("3");
    },
  });
}

// What `choice` says; null if it is not this seat's turn.
function peerMove(message, ply, match, seat) {
  const ctx = message.indexOf('"ctx":{');
  if (behind(message, '"currentPlayer":', ctx) !== `"${seat}"`) return null;
  if (message.includes('"gameover":', ctx)) return null;
  const step = behind(message, '"step":').slice(1, -1);
  const start = message.indexOf('"hands":[') + 8;
  const hands = step === "dig" ? null : JSON.parse(message.slice(start, message.indexOf("]", start) + 1));
  const market = step === "act" ? objectBehind(message, '"market":') : null;
  const [type, args] = choice({ step, hands, market }, seat);
  const action = `{"type":"MAKE_MOVE","payload":{"type":"${type}","args":${JSON.stringify(args)},"playerID":"${seat}"}}`;
  return `${EVENT}["update",${action},${ply},"${match}","${seat}"]`;
}

function objectBehind(message, before) {
  const start = message.indexOf(before) + before.length;
  return JSON.parse(message.slice(start, message.indexOf("}", start) + 1));
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
