"""Messages of many sockets come in by turns."""

import asyncio

from digsite.server.turnstile import EACH, Inbox, Turnstile


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
            heard.append([inbox.get_nowait() for inbox in inboxes if not inbox.empty()])
        return heard

    return asyncio.run(listen())


def test_a_few_are_heard_each_time_the_loop_goes_round() -> None:
    names = [str(number) for number in range(2 * EACH + 1)]
    heard = rounds([[name] for name in names])
    assert heard == [names[:EACH], names[EACH : 2 * EACH], names[2 * EACH :]]


def test_whoever_says_much_is_heard_in_order_and_holds_nobody_up() -> None:
    many = [str(number) for number in range(100)]
    heard = rounds([many, ["short"]])
    assert heard[0] == ["0", "short"]
    assert [one for messages in heard[1:] for one in messages] == many[1:]
