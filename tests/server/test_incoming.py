"""Messages of many sockets come in by turns."""

import asyncio

from digsite.server.incoming import MOST, Inbox, Turnstile


def rounds(said: list[list[str]]) -> list[list[str]]:
    """What is let in of what each socket said, each time that the loop goes round."""

    async def listen() -> list[list[str]]:
        turnstile = Turnstile()
        inboxes = [Inbox(turnstile) for _ in said]
        for inbox, messages in zip(inboxes, said, strict=True):
            for message in messages:
                inbox.put_nowait(message)
        heard: list[list[str]] = []
        while any(inbox.size for inbox in inboxes):
            await asyncio.sleep(0)
            heard.append([inbox.inside.popleft() for inbox in inboxes if inbox.inside])
        return heard

    return asyncio.run(listen())


def names_of(count: int) -> list[str]:
    return [str(number) for number in range(count)]


def test_of_very_many_no_more_are_heard_than_can_be_answered_soon() -> None:
    names = names_of(2 * MOST + 1)
    heard = rounds([[name] for name in names])
    assert heard == [names[:MOST], names[MOST:-1], names[-1:]]


def test_what_the_ear_takes_wakes_nobody_and_holds_up_what_follows() -> None:
    async def listen() -> tuple[list[str], list[object]]:
        inbox = Inbox(Turnstile())
        taken: list[str] = []

        def ear(text: str) -> bool:
            taken.append(text)
            if text == "slow":
                return False
            inbox.hold()
            return True

        inbox.ear = ear
        got = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for text in ("first", "slow", "last"):
            inbox.put_nowait({"text": text})
        for _ in range(5):
            await asyncio.sleep(0)
        assert (taken, got.done()) == (["first"], False)
        inbox.go_on()
        message = await got
        while len(inbox.inside) < 1:
            await asyncio.sleep(0)
        return taken, [message, await inbox.get()]

    taken, got = asyncio.run(listen())
    assert taken == ["first", "slow"]  # what is being answered the usual way keeps its place
    assert got == [{"text": "slow"}, {"text": "last"}]


def test_whoever_says_much_is_heard_in_order_and_holds_nobody_up() -> None:
    many = [str(number) for number in range(100)]
    heard = rounds([many, ["short"]])
    assert heard[0] == ["0", "short"]
    assert [one for messages in heard[1:] for one in messages] == many[1:]
