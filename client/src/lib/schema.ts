// Written by tools/page_types.py: do not edit.

export const ACTORS = {"CHANCE": -1, "OVER": -2, "SPECTATOR": -3, "NOBODY": -4} as const;

export namespace Commands {
  /** Say something to everybody at the table. */
  export interface ChatCommand {
    id?: string | null;
    type: "chat";
    text: string;
  }
  /** Whether somebody else may take a decision back. */
  export interface ConsentCommand {
    id?: string | null;
    type: "consent";
    agree: boolean;
  }
  /** The first message on a socket. */
  export interface Hello {
    type: "hello";
    secret?: string | null;
    since?: number;
  }
  /** What a program would do in your place, after moves that you have not sent yet; by HTTP only,
      because that takes time. With `anew` it looks at the turn as it is without them; if they are
      a whole decision, they come first unless something else is clearly better. */
  export interface HintCommand {
    id?: string | null;
    ply: number;
    moves?: string[];
    anew?: boolean;
  }
  /** A decision, with all its parts. */
  export interface MoveCommand {
    id: string;
    ply: number;
    type: "move";
    moves: string[];
  }
  /** Asks for a sign of life. */
  export interface Ping {
    type: "ping";
  }
  /** Parts of a decision that is not made yet. */
  export interface PreviewCommand {
    id?: string | null;
    ply: number;
    type: "preview";
    moves: string[];
  }
  /** Take your latest decision back. */
  export interface UndoCommand {
    id: string;
    ply: number;
    type: "undo";
  }
  /** Why something cannot be done, now or after parts of a decision that is not made yet. */
  export interface WhyCommand {
    id?: string | null;
    ply: number;
    type: "why";
    moves?: string[];
    /** The notations in question; none: everything that cannot be done. */
    about?: string[];
  }
  export type Any = ChatCommand | ConsentCommand | Hello | HintCommand | MoveCommand | Ping |
      PreviewCommand | UndoCommand | WhyCommand;
}

export namespace Requests {
  /** A program. */
  export interface BotSeat {
    kind: "bot";
    level: string;
  }
  /** Play on from a point of a finished game. */
  export interface BranchRequest {
    /** Go on after this many moves. */
    after: number;
    /** Whether programs keep the seats they had. */
    bots?: boolean;
  }
  /** Whoever has this key wants to be forgotten. */
  export interface ClubRequest {
    key: string;
  }
  /** So many days for each turn. */
  export interface DaysClock {
    kind: "days";
    days: number;
    level?: string | null;
  }
  /** A match file, to be played on at one screen. */
  export interface FileRequest {
    file: string;
    /** Go on after this many moves; none: from the end. */
    after?: number | null;
  }
  /** So many seconds for all turns of a seat, and more for each of them. */
  export interface GameClock {
    kind: "game";
    seconds: number;
    increment?: number;
    level?: string | null;
  }
  /** Who plays a seat from now on: a program, or without a level its owner again. */
  export interface HandOverRequest {
    level: string | null;
  }
  /** Sit down at a table. */
  export interface JoinRequest {
    code: string;
    /** Empty: whoever reads it sees a name in their own language. */
    name: string;
  }
  /** A decision at the step where the path ends. */
  export interface LessonMoves {
    path?: string[][];
    moves?: string[];
  }
  /** Why something cannot be done, now or after parts of a decision that is not made yet. */
  export interface LessonQuestion {
    path?: string[][];
    moves?: string[];
    about?: string[];
  }
  /** Where somebody is in a lesson: what was decided at each step. */
  export interface LessonRequest {
    path?: string[][];
  }
  /** A seat for whoever comes with the code. */
  export interface OpenSeat {
    kind: "open";
  }
  /** Somebody at the screen of whoever sets up the table. */
  export interface PersonSeat {
    kind: "person";
    /** Empty: whoever reads it sees a name in their own language. */
    name: string;
  }
  /** What a seat chooses for itself; what is not named stays as it is. */
  export interface SettingsRequest {
    /** Whether its screens ask before they end a turn. */
    confirm?: boolean | null;
    /** Called when it is the seat's turn and no screen is open. */
    webhook?: string | null;
    /** The key under whose name the game is listed; none: it is not. */
    club?: string | null;
  }
  /** A new table. */
  export interface TableRequest {
    title: string;
    edition?: string | null;
    options?: Record<string, string | string[]>;
    seats: (PersonSeat | BotSeat | OpenSeat)[];
    listed?: boolean;
    /** None: nobody is hurried. */
    clock?: TurnClock | GameClock | DaysClock | null;
  }
  /** So many seconds for each turn. */
  export interface TurnClock {
    kind: "turn";
    seconds: number;
    /** The program that plays on. */
    level?: string | null;
  }
  export type Any = BotSeat | BranchRequest | ClubRequest | DaysClock | FileRequest | GameClock
      | HandOverRequest | JoinRequest | LessonMoves | LessonQuestion | LessonRequest | OpenSeat
      | PersonSeat | SettingsRequest | TableRequest | TurnClock;
}

export namespace Messages {
  /** Everything that a seat has to know after this ply. */
  export interface Update {
    events: Event[];
    legal: Move[];
    played: number;
    ply: number;
    result: Result | null;
    seat: number;
    settings?: SeatSettings | null;
    table: TableCard;
    type: "update";
    view: Record<string, unknown>;
  }
  /** What happened at a ply; a step back tells only how many moves are left. */
  export interface Event {
    actor: number;
    back?: number;
    hidden?: boolean;
    notation?: string;
    parts?: Record<string, string | number>;
    ply: number;
    seat?: number;
  }
  /** A move; one that ends the turn names the sorts of move that it would leave unused. */
  export interface Move {
    ends?: string[];
    key: number;
    notation: string;
    parts: Record<string, string | number>;
  }
  export interface Result {
    ranking: number[];
    scores: number[];
  }
  /** What a seat has chosen for itself, which only the seat is told. */
  export interface SeatSettings {
    club: boolean;
    confirm: boolean;
    webhook: string | null;
  }
  /** What everybody may know of a table. */
  export interface TableCard {
    clock: Clock | null;
    code?: string | null;
    created: number;
    edition: string;
    id: string;
    options: Record<string, string | string[]>;
    practice?: boolean;
    rematch?: string | null;
    rules: number;
    seats: SeatCard[];
    status: "abandoned" | "over" | "running" | "waiting";
    time?: Time;
    title: string;
    until?: number | null;
    wish?: Wish | null;
  }
  /** The clock that was chosen for a table, and the program that plays on when time is over. */
  export interface Clock {
    increment: number;
    kind: "days" | "game" | "turn";
    level: string;
    seconds: number;
  }
  export interface SeatCard {
    colour: number;
    free: boolean;
    here: boolean;
    kind: "bot" | "open" | "person";
    late: boolean;
    level: string;
    listed: boolean;
    name: string;
    seat: number;
  }
  /** Whose time runs, if anybody's, and how many seconds each seat has left at this moment. */
  export interface Time {
    left: number[];
    runs: number;
  }
  export interface Wish {
    back: number;
    seat: number;
  }
  /** The answer to an order that changes something; `asked`: the others are asked first. */
  export interface Receipt {
    accepted: boolean;
    asked?: boolean;
    id?: string;
    ply: number;
  }
  /** What would be after moves that are not made yet, as far as the seat can know it. */
  export interface Preview {
    complete: boolean;
    ends: boolean;
    id?: string;
    legal: Move[];
    moves: string[];
    next: Move[];
    ply: number;
    view: Record<string, unknown>;
  }
  /** Why the seat cannot do what it asked about; to a question about everything also what the
      possible actions cost and bring: by sort and by name of a text `figure-…`, the least and the
      most. */
  export interface Reasons {
    figures: Record<string, Record<string, number[]>>;
    id?: string;
    moves: string[];
    objections: Objection[];
    ply: number;
  }
  /** Something that cannot be done, why, and by which paragraph; `text` says it in English. */
  export interface Objection {
    paragraph: string;
    reason: string;
    text?: string;
    values: Record<string, string | number>;
    what: string;
  }
  export interface Replay {
    frames: Frame[];
    ply: number;
    seat: number;
  }
  export interface Frame {
    event: Event | null;
    ply: number;
    view: Record<string, unknown>;
  }
  /** A line of chat; without a seat it is the table that speaks. */
  export interface ChatLine {
    at: number;
    id: number;
    notice?: Notice;
    seat: number | null;
    text: string;
  }
  /** What the table says, as the name of a text `notice-…` and what fills its gaps. */
  export interface Notice {
    name: string;
    values: Record<string, string | number>;
  }
  export interface Catalogue {
    club: boolean;
    levels: string[];
    titles: TitleCard[];
  }
  export interface TitleCard {
    editions: string[];
    options: Option[];
    rules: number;
    seats: number[];
    title: string;
  }
  export interface Option {
    choices: string[];
    default: string | string[];
    name: string;
    needs: string;
    seats: number[];
    several: boolean;
  }
  /** The answer to whoever sets up a table; the secrets are told this once. */
  export interface NewTable {
    code: string | null;
    host: string;
    secrets: SeatSecret[];
    table: TableCard;
  }
  export interface SeatSecret {
    seat: number;
    secret: string;
  }
  /** A table by its name; whoever has a secret of it is told more. */
  export interface OpenTable {
    code?: string | null;
    host?: boolean;
    seat?: number | null;
    settings?: SeatSettings | null;
    table: TableCard;
  }
  /** Tables of the lobby; what to ask for as `older` to see those before them. */
  export interface Listing {
    older: number | null;
    tables: TableCard[];
  }
  export interface Joined {
    seat: number;
    secret: string;
    table: TableCard;
  }
  /** Who is listed, the strongest first; `next` is where to go on. */
  export interface ClubPage {
    games: number;
    next: number | null;
    players: ClubPlayer[];
  }
  /** Somebody who is listed: games that count, those won (shared ones in parts), and a rating. */
  export interface ClubPlayer {
    games: number;
    name: string;
    rating: number | null;
    wins: number;
  }
  /** One player: against whom, and the latest games. */
  export interface ClubCard {
    against: ClubOpponent[];
    games: ClubGame[];
    player: ClubPlayer;
  }
  /** How somebody fared against somebody else: ahead, behind, or at the same place. */
  export interface ClubOpponent {
    ahead: number;
    behind: number;
    games: number;
    name: string;
  }
  /** A game that counted, with the results of those who are listed. */
  export interface ClubGame {
    at: number;
    results: ClubResult[];
    seats: number;
    title: string;
  }
  export interface ClubResult {
    name: string;
    place: number;
    score: number;
  }
  /** Why something was not done; `update` comes with what was meant for another ply. */
  export interface Refused {
    error: Fault;
    id?: string;
    objection?: Objection;
    update?: Update;
  }
  export interface Fault {
    code: string;
    text: string;
    values: Record<string, string | number>;
  }
  /** The best ways to decide, the best first; none where there is nothing to choose. */
  export interface Hint {
    ply: number;
    ways: Way[];
  }
  /** One way to decide, and the share of winning that a program expects of it. */
  export interface Way {
    moves: Move[];
    reasons: Reason[];
    share: number;
  }
  /** What speaks for a way to decide or against it: the name of a text, what fills its gaps, and
      what the way is compared with; empty where that is nothing. */
  export interface Reason {
    name: string;
    than: "" | "average" | "best" | "now" | "stopping";
    values: Record<string, number>;
  }
  /** Some decisions of a game; `next` is where to go on, `moves` how many there are, `turns`
      where     it turned, as far as it is judged. */
  export interface Analysis {
    decisions: Judgement[];
    moves: number;
    next: number | null;
    start: number;
    turns: Turn[];
  }
  /** One decision of a game that is over, beside the best one; `shares` of all seats after it. */
  export interface Judgement {
    best: Way;
    loss: number;
    mark: "" | "blunder" | "inaccuracy" | "mistake";
    played: Way;
    ply: number;
    seat: number;
    shares: number[];
  }
  /** Where a game turned: in the moves from `first` to `last` a seat's chance to win changed. */
  export interface Turn {
    after: number;
    before: number;
    first: number;
    last: number;
    seat: number;
  }
  export interface Lessons {
    lessons: LessonCard[];
  }
  /** A lesson by its name; the names of its texts begin with `lesson-`. */
  export interface LessonCard {
    lesson: string;
    steps: number;
    title: string;
  }
  /** A lesson after what was decided so far; `path` is all there is to remember of it. */
  export interface LessonPage {
    lesson: string;
    path: string[][];
    remark: LessonRemark | null;
    step: LessonStep;
    update: Update;
  }
  /** Why the lesson does not go on with what was tried, though the rules allow it. */
  export interface LessonRemark {
    text: string;
    tried: string;
  }
  /** Where somebody is in a lesson; `number` counts from 0 and is `steps` after the last one. */
  export interface LessonStep {
    number: number;
    show: string[];
    steps: number;
    text: string;
    wanted: string[];
  }
  export type Any = Update | Event | Move | Result | SeatSettings | TableCard | Clock | SeatCard
      | Time | Wish | Receipt | Preview | Reasons | Objection | Replay | Frame | ChatLine |
      Notice | Catalogue | TitleCard | Option | NewTable | SeatSecret | OpenTable | Listing |
      Joined | ClubPage | ClubPlayer | ClubCard | ClubOpponent | ClubGame | ClubResult | Refused
      | Fault | Hint | Way | Reason | Analysis | Judgement | Turn | Lessons | LessonCard |
      LessonPage | LessonRemark | LessonStep;
}

export namespace Archaeology {
  /** The record of a view: what one seat knows. */
  export interface View {
    actor: number;
    any_order: string[];
    asked: number;
    balance: number;
    buried: number;
    dealt: number;
    edition: string;
    ending: boolean;
    explorers: number[];
    exposed: Note[];
    floor: number;
    hand: Kinds;
    has_sold: boolean;
    known: Note[];
    left: number;
    market: Kinds;
    midway: boolean;
    money: number[];
    offered: ("coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman")[];
    passes: number;
    public: Note[];
    sandstorms: number;
    seat: number;
    seats: number;
    sets: Sold[][];
    sizes: number[];
    spent_maps: number;
    step: "acting" | "dealing" | "digging" | "discarding" | "ended" | "finding" | "offering" | "robbing" | "starting" | "stealing" | "taking";
    taken: ("coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman")[];
    thieves: number;
    title: "archaeology";
    turn: number;
  }
  /** Cards of a hand that were seen, and how many of the others are surely no maps. */
  export interface Note {
    coin: number;
    cup: number;
    map: number;
    mask: number;
    no_map: number;
    parchment: number;
    shard: number;
    talisman: number;
  }
  /** A number of cards of each kind. */
  export interface Kinds {
    coin: number;
    cup: number;
    map: number;
    mask: number;
    parchment: number;
    shard: number;
    talisman: number;
  }
  /** Sets of one kind and one size. */
  export interface Sold {
    count: number;
    kind: "coin" | "cup" | "map" | "mask" | "parchment" | "shard" | "talisman";
    size: number;
  }
  /** The printed numbers. */
  export interface Edition {
    chambers: Chambers;
    hazards: Hazards;
    name: string;
    names?: Record<string, Record<string, string>>;
    setup: Setup;
    title: "archaeology";
    treasures: Treasures;
    words?: Record<string, string>;
  }
  export interface Chambers {
    confidence: string;
    large: Chamber;
    medium: Chamber;
    small: Chamber;
    source: string;
  }
  export interface Chamber {
    cards: number;
    maps: number;
  }
  export interface Hazards {
    confidence: string;
    sandstorms: Record<string, number>;
    source: string;
    thieves: number;
  }
  export interface Setup {
    confidence: string;
    hand: number;
    market: number;
    source: string;
  }
  export interface Treasures {
    coin: Treasure;
    confidence: string;
    cup: Treasure;
    map: Treasure;
    mask: Treasure;
    parchment: Treasure;
    shard: Treasure;
    source: string;
    talisman: Treasure;
  }
  export interface Treasure {
    copies: number;
    selling: number[];
    trading: number;
  }
  export type Any = View | Note | Kinds | Sold | Edition | Chambers | Chamber | Hazards | Setup
      | Treasures | Treasure;
}

export namespace Artifact {
  /** The record of a view: what one seat knows. */
  export interface View {
    action: "exhibit" | "hire" | "hire two" | "none" | "produce" | "research" | "ship" | "start-up";
    actions: number;
    actor: number;
    any_fragments: boolean;
    any_order: string[];
    archaeologists: ("andersson" | "berlin" | "carter" | "judd" | "london" | "morley" | "new york" | "paris" | "none")[];
    asked: number;
    base_income: number;
    bonus_income: number[];
    cargo: Record<string, number>[];
    cities: ("andersson" | "berlin" | "carter" | "judd" | "london" | "morley" | "new york" | "paris" | "none")[];
    cities_on: boolean;
    coins: number;
    costs: Markers;
    deck_sizes: Sites;
    deeds: Record<string, Deed>;
    edition: string;
    exhibitions: number[];
    face_up: Record<string, number>;
    final_round: boolean;
    fitting: string[];
    floor: number;
    gone: Record<string, number>;
    hand: Record<string, number>;
    huts: Sites[];
    known: Record<string, number>[];
    lacks: Record<string, number>;
    left: number;
    left_out: "africa" | "america" | "asia" | "middle_east" | "none";
    levels: Sites[];
    market: string[];
    mats: Markers[];
    midway: boolean;
    money: number[];
    owners: Record<string, number>;
    passed: boolean[];
    prestige: number[];
    prices: Record<string, number>;
    research_on: boolean;
    reserves: number[];
    seat: number;
    seats: number;
    secrets: Sites[];
    sevenths: boolean[];
    shown: string[];
    sizes: number[];
    standing: number[];
    stands: Sites[];
    starter: number;
    step: "acting" | "casting" | "choosing" | "ended" | "exchanging" | "finding" | "keeping" | "loading" | "offered" | "passed" | "paying" | "placing" | "refilling" | "showing" | "unearthing";
    target: string;
    title: "artifact";
    tracks: Markers;
    year: number;
  }
  export interface Markers {
    "africa worker": number;
    "america worker": number;
    "asia worker": number;
    "middle_east worker": number;
    museum: number;
    ship: number;
  }
  /** A number for each site. */
  export interface Sites {
    africa: number;
    america: number;
    asia: number;
    middle_east: number;
  }
  /** An action at a site: the marker that it asks for, and what the seat would pay. */
  export interface Deed {
    joker: boolean;
    marker: "africa worker" | "america worker" | "asia worker" | "middle_east worker" | "museum" | "ship";
    price: number;
  }
  /** The printed numbers. */
  export interface Edition {
    five_types_exhibition: SingleTile;
    income: Row;
    market: Market;
    money: Money;
    name: string;
    names?: Record<string, Record<string, string>>;
    research: Row;
    roles: Roles;
    site_exhibitions: SiteTiles;
    stand_alone_exhibition: StandAlone;
    start_up: StartUp;
    three_sites_exhibition: SingleTile;
    title: "artifact";
    tracks: Tracks;
    type_exhibitions: TypeTiles;
    words?: Record<string, string>;
    years: Years;
  }
  export interface SingleTile {
    cards: number;
    confidence: string;
    income: number;
    prestige: number;
    source: string;
  }
  export interface Row {
    confidence: string;
    row: number[];
    source: string;
  }
  export interface Market {
    coins: number[];
    confidence: string;
    source: string;
  }
  export interface Money {
    coins_per_prestige: number;
    confidence: string;
    joker: number;
    source: string;
    start: number;
  }
  export interface Roles {
    berlin_coins: number;
    carter_steps: number;
    confidence: string;
    source: string;
  }
  /** The tiles of each site, or those of all sites that have none of their own. */
  export interface SiteTiles {
    africa?: Tile[];
    america?: Tile[];
    asia?: Tile[];
    confidence: string;
    middle_east?: Tile[];
    source: string;
    tiles?: Tile[];
  }
  export interface Tile {
    cards: number;
    income: number;
    prestige: number;
  }
  export interface StandAlone {
    confidence: string;
    income: number;
    prestige: number;
    source: string;
  }
  export interface StartUp {
    confidence: string;
    five: ("africa" | "america" | "asia" | "middle_east")[];
    four: ("africa" | "america" | "asia" | "middle_east")[];
    source: string;
    three: ("africa" | "america" | "asia" | "middle_east")[];
  }
  /** The numbers of each track, or those of all tracks that have none of their own. */
  export interface Tracks {
    africa?: number[];
    america?: number[];
    asia?: number[];
    confidence: string;
    cost?: number[];
    middle_east?: number[];
    museum?: number[];
    ship?: number[];
    source: string;
  }
  /** The tiles of each type, or those of all types that have none of their own. */
  export interface TypeTiles {
    architecture?: Tile[];
    ceramics?: Tile[];
    confidence: string;
    jewellery?: Tile[];
    sculpture?: Tile[];
    source: string;
    tiles?: Tile[];
    weapons?: Tile[];
  }
  export interface Years {
    confidence: string;
    first: number;
    last: number;
    source: string;
  }
  export type Any = View | Markers | Sites | Deed | Edition | SingleTile | Row | Market | Money
      | Roles | SiteTiles | Tile | StandAlone | StartUp | Tracks | TypeTiles | Years;
}

export namespace ArtifactsInc {
  /** The record of a view: the state, and what everybody can count up. */
  export interface View {
    actor: number;
    any_order: string[];
    artifacts: Artifacts[];
    cards: Laid[][];
    contest: number[];
    dice: number[];
    dive_dice: number[];
    dive_help: number[];
    dives: number;
    dollars: number[];
    eased: Eased[][];
    edition: string;
    finds: Finds[];
    first: number;
    floor: number;
    gains: Record<string, number>;
    idle_buy: boolean;
    late_refill: boolean;
    left: number;
    majorities: number[];
    midway: boolean;
    order_bonuses: number[][];
    orders: number[][];
    piles: Record<string, number>;
    placed: Placed[];
    quiet_left: number;
    quiet_turns: number;
    reached: boolean;
    reputation: number[];
    rolls: number[];
    sale: number;
    seat: number;
    seats: number;
    sold: Artifacts;
    stake: number;
    step: "arranging" | "buying" | "contesting" | "dealing" | "diving" | "ended" | "laying" | "ordering" | "placing" | "refilling" | "rolling" | "selling" | "trading";
    subject: string;
    title: "artifacts-inc";
    turn: number;
    visible: Record<string, number>;
  }
  /** A number of each artifact. */
  export interface Artifacts {
    fossil: number;
    gem: number;
    scroll: number;
    statue: number;
  }
  /** A card in the rows of a player; a second copy is called `...#2`. */
  export interface Laid {
    card: string;
    column: number;
    level: number;
    row: "bottom" | "top";
  }
  /** An action that takes more faces than it shows, thanks to a neighbour. */
  export interface Eased {
    action: number;
    card: string;
    faces: number[];
  }
  /** A number of underwater cards with each find. */
  export interface Finds {
    doubloons: number;
    pottery: number;
    sunken_city: number;
  }
  /** A die on an action of a card. */
  export interface Placed {
    action: number;
    card: string;
    face: number;
  }
  /** The printed numbers. */
  export interface Edition {
    card: Card[];
    dive: Dive;
    game: Game;
    guide_work: Guide;
    museum: Museum[];
    name: string;
    names?: Record<string, Record<string, string>>;
    private_collectors: Collectors;
    title: "artifacts-inc";
    underwater: Underwater[];
    version: number;
    words?: Record<string, string>;
  }
  export interface Card {
    artifact?: "fossil" | "gem" | "scroll" | "statue";
    confidence: "derived" | "printed" | "reconstruction";
    copies: number;
    cost: Cost;
    id: string;
    kind: "building" | "crew" | "expedition" | "vehicle";
    level1: Side;
    level2: Side;
    name: string;
    printed?: string[];
    source: string;
    type: "A" | "B" | "C" | "D" | "E" | "S";
  }
  export interface Cost {
    dollars: number;
    scrolls: number;
  }
  /** One level of an asset card. */
  export interface Side {
    actions?: Action[];
    bonuses?: Bonus[];
    dice?: number;
    reputation: number;
  }
  /** A place for a die, and what it does. */
  export interface Action {
    die: string;
    discount?: number;
    do: "buy" | "find" | "gain" | "sell_any" | "sell_museum" | "trade";
    dollars?: number;
    each?: number;
    extra?: number;
    give?: number;
    kind?: "building" | "crew" | "expedition" | "vehicle";
    max?: number;
    per?: "adjacent" | "underwater";
  }
  export interface Bonus {
    artifact?: "any" | "fossil" | "gem" | "scroll" | "statue";
    by?: number;
    die?: string;
    dollars?: number;
    each?: number;
    find?: "doubloons" | "pottery" | "sunken_city";
    is: "dive_plus" | "ease_adjacent" | "extra_find_adjacent" | "rep_adjacent" | "rep_find" | "sale_plus";
    kind?: "building" | "crew" | "expedition" | "vehicle";
    max?: number;
    n?: number;
    name?: string;
  }
  export interface Dive {
    confidence: "derived" | "printed" | "reconstruction";
    printed?: string[];
    reputation: number;
    source: string;
  }
  export interface Game {
    confidence: "derived" | "printed" | "reconstruction";
    end_reputation: number;
    printed?: string[];
    source: string;
    start_dollars: number[];
    visible: Visible;
  }
  export interface Visible {
    A: number;
    B: number;
    C: number;
    D: number;
    E: number;
  }
  export interface Guide {
    confidence: "derived" | "printed" | "reconstruction";
    die: string;
    dollars: number;
    printed?: string[];
    slots: number;
    source: string;
  }
  export interface Museum {
    artifact: "fossil" | "gem" | "scroll" | "statue";
    bonus: number;
    bonus_6?: number;
    confidence: "derived" | "printed" | "reconstruction";
    die: string;
    id: string;
    majority: number;
    majority_6?: number;
    orders_6: number[];
    orders_9: number[];
    printed?: string[];
    slots: number;
    source: string;
  }
  export interface Collectors {
    confidence: "derived" | "printed" | "reconstruction";
    die: string;
    per_artifact: number;
    per_extra_type: number;
    printed?: string[];
    slots: number;
    source: string;
  }
  export interface Underwater {
    confidence: "derived" | "printed" | "reconstruction";
    find: "doubloons" | "pottery" | "sunken_city";
    number: number;
    printed?: string[];
    source: string;
  }
  export type Any = View | Artifacts | Laid | Eased | Finds | Placed | Edition | Card | Cost |
      Side | Action | Bonus | Dive | Game | Visible | Guide | Museum | Collectors | Underwater;
}
