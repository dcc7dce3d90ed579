// Made by scripts/types.mjs from schema.json: not to be edited.

export namespace Messages {
export interface All {
Update: Update
Event: Event
Move: Move
Objection: Objection
Result: Result
Wants: Wants
TableCard: TableCard
SeatCard: SeatCard
Wish: Wish
Preview: Preview
Replay: Replay
Frame: Frame
ChatLine: ChatLine
Catalogue: Catalogue
TitleCard: TitleCard
Option: Option
NewTable: NewTable
SeatSecret: SeatSecret
OpenTable: OpenTable
Listing: Listing
Joined: Joined
Refused: Refused
Fault: Fault
}
/**
 * Everything that a seat has to know after this ply.
 */
export interface Update {
events: Event[]
legal: Move[]
moves: number
objections: Objection[]
ply: number
result: (Result | null)
seat: number
settings?: (Wants | null)
table: TableCard
type: "update"
view: {
[k: string]: unknown
}
}
/**
 * What happened at a ply; a step back tells only how many moves are left.
 */
export interface Event {
actor: number
back?: number
hidden?: boolean
notation?: string
parts?: {
[k: string]: string | number
}
ply: number
seat?: number
}
export interface Move {
key: number
notation: string
parts: {
[k: string]: string | number
}
}
export interface Objection {
paragraph: string
reason: string
values: {
[k: string]: string | number
}
what: string
}
export interface Result {
ranking: number[]
scores: number[]
}
/**
 * What a seat has settled for itself, which only the seat is told.
 */
export interface Wants {
confirm: boolean
webhook: (string | null)
}
/**
 * What everybody may know of a table.
 */
export interface TableCard {
code?: (string | null)
created: number
edition: string
id: string
options: {
[k: string]: string | string[]
}
rematch?: (string | null)
rules: number
seats: SeatCard[]
status: ("abandoned" | "over" | "running" | "waiting")
title: string
wish?: (Wish | null)
}
export interface SeatCard {
here: boolean
kind: ("bot" | "open" | "person")
level: string
name: string
seat: number
}
export interface Wish {
back: number
seat: number
}
/**
 * What would be after moves that are not made yet, as far as the seat can know it.
 */
export interface Preview {
ends: boolean
legal: Move[]
moves: string[]
objections: Objection[]
ply: number
view: {
[k: string]: unknown
}
}
export interface Replay {
frames: Frame[]
ply: number
seat: number
}
export interface Frame {
event: (Event | null)
ply: number
view: {
[k: string]: unknown
}
}
/**
 * A line of talk; without a seat it is the table that speaks.
 */
export interface ChatLine {
at: number
id: number
seat: (number | null)
text: string
}
export interface Catalogue {
levels: string[]
titles: TitleCard[]
}
export interface TitleCard {
editions: string[]
options: Option[]
rules: number
seats: number[]
title: string
}
export interface Option {
choices: string[]
default: (string | string[])
name: string
several: boolean
}
/**
 * The answer to whoever sets up a table; the secrets are told this once.
 */
export interface NewTable {
code: (string | null)
host: string
secrets: SeatSecret[]
table: TableCard
}
export interface SeatSecret {
seat: number
secret: string
}
/**
 * A table by its name; whoever has a secret of it is told more.
 */
export interface OpenTable {
code?: (string | null)
host?: boolean
seat?: (number | null)
settings?: (Wants | null)
table: TableCard
}
export interface Listing {
tables: TableCard[]
}
export interface Joined {
seat: number
secret: string
table: TableCard
}
export interface Refused {
error: Fault
id?: string
objection?: Objection
update?: Update
}
export interface Fault {
code: string
text: string
}
}

export namespace Archaeology {
export interface All {
View: View
Note: Note
Kinds: Kinds
Sold: Sold
Edition: Edition
Chambers: Chambers
Chamber: Chamber
Hazards: Hazards
Setup: Setup
Treasures: Treasures
Treasure: Treasure
}
export interface View {
actor: number
asked: number
balance: number
buried: number
dealt: number
edition: string
ending: boolean
explorers: number[]
exposed: Note[]
floor: number
hand: Kinds
has_sold: boolean
known: Note[]
left: number
market: Kinds
money: number[]
offered: ("coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman")[]
passes: number
public: Note[]
sandstorms: number
seat: number
seats: number
sets: Sold[][]
sizes: number[]
spent_maps: number
step: ("acting" | "dealing" | "digging" | "discarding" | "ended" | "finding" | "offering" | "robbing" | "starting" | "stealing" | "taking")
taken: ("coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman")[]
thieves: number
title: "archaeology"
turn: number
}
/**
 * Cards of a hand that were seen, and how many of the others are surely no maps.
 */
export interface Note {
coin: number
cup: number
map: number
mask: number
no_map: number
parchment: number
shard: number
talisman: number
}
/**
 * A number of cards of each kind.
 */
export interface Kinds {
coin: number
cup: number
map: number
mask: number
parchment: number
shard: number
talisman: number
}
/**
 * Sets of one kind and one size.
 */
export interface Sold {
count: number
kind: ("coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman")
size: number
}
/**
 * The printed numbers.
 */
export interface Edition {
chambers: Chambers
hazards: Hazards
name: string
setup: Setup
title: "archaeology"
treasures: Treasures
}
export interface Chambers {
confidence: string
large: Chamber
medium: Chamber
small: Chamber
source: string
}
export interface Chamber {
cards: number
maps: number
}
export interface Hazards {
confidence: string
sandstorms: {
[k: string]: number
}
source: string
thieves: number
}
export interface Setup {
confidence: string
hand: number
market: number
source: string
}
export interface Treasures {
coin: Treasure
confidence: string
cup: Treasure
map: Treasure
mask: Treasure
parchment: Treasure
shard: Treasure
source: string
talisman: Treasure
}
export interface Treasure {
copies: number
selling: number[]
trading: number
}
}

export namespace Artifact {
export interface All {
View: View
Markers: Markers
Sites: Sites
Edition: Edition
SingleTile: SingleTile
Row: Row
Market: Market
Money: Money
Roles: Roles
Tiles: Tiles
Tile: Tile
StandAlone: StandAlone
StartUp: StartUp
Tracks: Tracks
Years: Years
}
export interface View {
action: ("exhibit" | "hire" | "hire two" | "none" | "produce" | "research" | "ship" | "start-up")
actions: number
actor: number
any_fragments: boolean
archaeologists: (("andersson" | "berlin" | "carter" | "judd" | "london" | "morley" | "new york" | "paris") | "none")[]
asked: number
base_income: number
bonus_income: number[]
cargo: {
[k: string]: number
}[]
cities: (("andersson" | "berlin" | "carter" | "judd" | "london" | "morley" | "new york" | "paris") | "none")[]
cities_on: boolean
coins: number
costs: Markers
deck_sizes: Sites
edition: string
exhibitions: number[]
face_up: {
[k: string]: number
}
final_round: boolean
fitting: string[]
floor: number
gone: {
[k: string]: number
}
hand: {
[k: string]: number
}
huts: Sites[]
known: {
[k: string]: number
}[]
lacks: {
[k: string]: number
}
left: number
left_out: (("africa" | "america" | "asia" | "middle_east") | "none")
levels: Sites[]
market: string[]
mats: Markers[]
money: number[]
owners: {
[k: string]: number
}
passed: boolean[]
prestige: number[]
prices: {
[k: string]: number
}
research_on: boolean
reserves: number[]
seat: number
seats: number
secrets: Sites[]
sevenths: boolean[]
shown: string[]
sizes: number[]
standing: number[]
stands: Sites[]
starter: number
step: ("acting" | "casting" | "choosing" | "ended" | "exchanging" | "finding" | "keeping" | "loading" | "offered" | "passed" | "paying" | "placing" | "refilling" | "showing" | "unearthing")
target: string
title: "artifact"
tracks: Markers
year: number
}
export interface Markers {
"africa worker": number
"america worker": number
"asia worker": number
"middle_east worker": number
museum: number
ship: number
}
/**
 * A number for each site.
 */
export interface Sites {
africa: number
america: number
asia: number
middle_east: number
}
/**
 * The printed numbers.
 */
export interface Edition {
five_types_exhibition: SingleTile
income: Row
market: Market
money: Money
name: string
research: Row
roles: Roles
site_exhibitions: Tiles
stand_alone_exhibition: StandAlone
start_up: StartUp
three_sites_exhibition: SingleTile
title: "artifact"
tracks: Tracks
type_exhibitions: Tiles
years: Years
}
export interface SingleTile {
cards: number
confidence: string
income: number
prestige: number
source: string
}
export interface Row {
confidence: string
row: number[]
source: string
}
export interface Market {
coins: number[]
confidence: string
source: string
}
export interface Money {
coins_per_prestige: number
confidence: string
joker: number
source: string
start: number
}
export interface Roles {
berlin_coins: number
carter_steps: number
confidence: string
source: string
}
export interface Tiles {
confidence: string
source: string
tiles: Tile[]
}
export interface Tile {
cards: number
income: number
prestige: number
}
export interface StandAlone {
confidence: string
income: number
prestige: number
source: string
}
export interface StartUp {
confidence: string
five: ("africa" | "america" | "asia" | "middle_east")[]
four: ("africa" | "america" | "asia" | "middle_east")[]
source: string
three: ("africa" | "america" | "asia" | "middle_east")[]
}
export interface Tracks {
confidence: string
cost: number[]
source: string
}
export interface Years {
confidence: string
first: number
last: number
source: string
}
}

export namespace ArtifactsInc {
export interface All {
View: View
Edition: Edition
}
export interface View {
title: string
}
export interface Edition {
title: string
}
}
