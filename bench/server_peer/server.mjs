// boardgame.io as it ships: socket.io, and the games in memory. The address is said on standard output.

import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const server = Server({ games: [game], origins: [] });
const running = await server.run({ port: 0 });
console.log(`serves at http://127.0.0.1:${running.appServer.address().port}`);
