# What is wrong with an edition file: said by `digsite editions check` and wherever such a file is
# read. Names of entries and what may be written for them stay as they are in the file.

fault-not-utf-8 = { $file }: this is not a text file in UTF-8
fault-not-toml = { $file }: this is not TOML: line { $line }, column { $column } cannot be read: { $text }
fault-not-toml-end = { $file }: this is not TOML: something is left open at the end

## Entries and tables

fault-edition-missing = “{ $name }” is missing
fault-edition-unknown = “{ $name }” is not known here
fault-edition-not-whole = “{ $name }” must be a whole number, not { $value }
fault-edition-beyond = “{ $name }” is { $value }; it must be { $least } to { $most }
fault-edition-not-row = “{ $name }” must be a list of whole numbers, not { $value }
fault-edition-length = “{ $name }” has { $count ->
    [one] one number
   *[other] { $count } numbers
}; it must have { $least }
fault-edition-lengths = “{ $name }” has { $count ->
    [one] one number
   *[other] { $count } numbers
}; it must have { $least } to { $most }
fault-edition-below = “{ $name }” has a number below { $least }
fault-edition-not-text = “{ $name }” must be text, not { $value }
fault-edition-not-texts = “{ $name }” must be a list of texts, not { $value }
fault-edition-not-allowed = “{ $name }” is “{ $value }”; it must be one of { $allowed }
fault-edition-holds = “{ $name }” holds “{ $value }”; allowed: { $allowed }
fault-edition-not-table = “{ $name }” must be a table, not { $value }
fault-edition-not-tables = “{ $name }” must be a list of tables
fault-edition-no-language = “{ $name }” is not a language; write two or three letters, such as fr
fault-edition-no-word = “{ $name }” is not a word of { $title }; allowed: { $allowed }

## Archaeology

fault-edition-too-few = { $players } players need { $dealt } treasures that are not maps; there are { $others }
fault-edition-nothing-to-dig = with { $players } players no card is left for the dig site

## Artifact

fault-edition-rises = “{ $name }” must not rise: its first space has the highest number
fault-edition-falls = “{ $name }” must not fall: its first space has the lowest number
fault-edition-years = the last year, { $last }, is before the first, { $first }
fault-edition-tiles = “{ $name }” has { $count ->
    [one] one tile
   *[other] { $count } tiles
}; it must have { $wanted }, for { $sizes } cards
fault-edition-huts = “{ $name }” names { $count ->
    [one] one site
   *[other] { $count } sites
}; it must name { $wanted }, two for each player

## Artifacts, Inc.

fault-edition-faces = “{ $name }” is “{ $value }”; write one of { $allowed }
fault-edition-actions = there are { $count } actions; a side shows at most { $most }
fault-edition-attested = “printed” names “{ $value }”, which is not here
fault-edition-museum-twice = there is another museum for “{ $value }”
fault-edition-no-museum = there is no museum for “{ $value }”
fault-edition-orders = “{ $name }” must ascend: the top left box is the smallest
fault-edition-underwater = number { $value } does not ascend: the lowest card comes first
fault-edition-id = “id” is “{ $value }”; write lower-case letters, digits and hyphens
fault-edition-cards = there { $count ->
    [one] is one card
   *[other] are { $count } cards
}; the box holds { $most }
fault-edition-no-underwater = there is no underwater card
fault-edition-no-pile = there is no card of type { $value }
fault-edition-starting = the cards of type S must be { $allowed }, each once
fault-edition-copies = “{ $name }”: { $count ->
    [one] one copy
   *[other] { $count } copies
}; there must be { $wanted }, one for each player
fault-edition-starting-reputation = “{ $name }”: level 1 of a starting card shows no reputation
fault-edition-no-dice = no starting card shows dice on both levels
fault-edition-no-buy = no starting card has a buy action on both levels
fault-edition-id-twice = the id “{ $value }” is used twice
fault-edition-taken = another edition is called “{ $value }”
fault-edition-yields = “{ $name }”: an expedition, and no other card, names its artifact
fault-edition-finds = “{ $name }”: only an expedition can find
fault-edition-scrolls = “{ $name }”: scrolls lie on a { $value }, and only there
fault-edition-no-neighbour = “{ $name }”: there is no card called “{ $value }”
