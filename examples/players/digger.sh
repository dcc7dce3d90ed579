#!/bin/sh
# A bot for digsite's line protocol in plain POSIX shell: it plays the last legal move.
#
# Try it: digsite play archaeology --players "program:sh examples/players/digger.sh"
move=
while read -r word rest; do
    case $word in
    digsite)
        echo "name Digger"
        echo "ready"
        ;;
    legal) move=$rest ;;
    go) echo "move $move" ;;
    quit) exit 0 ;;
    esac
done
