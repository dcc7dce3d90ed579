// A small card game for boardgame.io, about as large as Archaeology: two seats, hidden hands, a hidden
// deck, a market; draw a card, trade it, sell sets, end the turn.

export const KINDS = ["shard", "parchment", "coin", "talisman", "cup", "map", "mask"];
const COPIES = [18, 14, 12, 10, 8, 6, 4];
const HAND = 4;
const MARKET = 5;

const none = () => Object.fromEntries(KINDS.map((kind) => [kind, 0]));

function setup({ random }) {
  const cards = KINDS.flatMap((kind, number) => Array(COPIES[number]).fill(kind));
  const G = {
    edition: "small",
    step: "dig",
    secret: { deck: random.Shuffle(cards) },
    hands: [none(), none()],
    market: none(),
    buried: 0,
    sizes: [0, 0],
    money: [0, 0],
    sets: [[], []],
    sold: [none(), none()],
    known: [none(), none()],
    open: [none(), none()],
    shown: [none(), none()],
  };
  for (let seat = 0; seat < 2; seat++) for (let n = 0; n < HAND; n++) draw(G, seat);
  for (let n = 0; n < MARKET; n++) G.market[G.secret.deck.pop()] += 1;
  G.buried = G.secret.deck.length;
  return G;
}

function draw(G, seat) {
  G.hands[seat][G.secret.deck.pop()] += 1;
  G.sizes[seat] += 1;
  G.buried = G.secret.deck.length;
}

function dig({ G, playerID }) {
  if (G.step !== "dig") return "INVALID_MOVE";
  draw(G, Number(playerID));
  G.step = "act";
}

function trade({ G, playerID }, give, take) {
  const seat = Number(playerID);
  if (G.step !== "act" || !G.hands[seat][give] || !G.market[take]) return "INVALID_MOVE";
  G.hands[seat][give] -= 1;
  G.market[give] += 1;
  G.market[take] -= 1;
  G.hands[seat][take] += 1;
  G.known[seat][take] += 1;
  G.step = "traded";
}

function sell({ G, playerID }, kind) {
  const seat = Number(playerID);
  const size = G.hands[seat][kind];
  if (G.step === "dig" || size < 2) return "INVALID_MOVE";
  G.hands[seat][kind] = 0;
  G.sizes[seat] -= size;
  G.money[seat] += size * size;
  G.sold[seat][kind] += size;
  G.known[seat][kind] = 0;
  G.sets[seat] = [...G.sets[seat], { kind, size }].slice(-4);
}

function end({ G, events }) {
  if (G.step === "dig") return "INVALID_MOVE";
  G.step = "dig";
  events.endTurn();
}

function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  return { ...open, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)) };
}

export const game = {
  name: "excavation",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { dig, trade, sell, end },
  playerView,
  endIf: ({ G }) => (G.buried === 0 ? { money: G.money } : undefined),
};

// What a player does next: the name of the move and its arguments.
export function choice(G, seat) {
  if (G.step === "dig") return ["dig", []];
  const hand = G.hands[seat];
  if (G.step === "act") {
    const give = KINDS.find((kind) => hand[kind] > 0);
    const take = KINDS.findLast((kind) => G.market[kind] > 0 && kind !== give);
    if (give && take) return ["trade", [give, take]];
  }
  const pair = KINDS.find((kind) => hand[kind] > 1);
  return pair && Math.random() < 0.3 ? ["sell", [pair]] : ["end", []];
}
