// The one place for breakpoints: styles say `@container board (--small)` or `@media (--narrow)`.
//
// A board asks for its own room, a page for the window's.

// A phone on its side, or a small window with words above the board.
const FLAT =
  '((min-width: 560px) and (max-height: 430px)) or ((min-width: 600px) and (max-width: 880px) and (max-height: 480px))';
const SPREAD =
  '(min-width: 600px) and (min-height: 431px) and ((min-width: 881px) or (min-height: 481px))';

export const SIZES = {
  '--small': '(max-width: 880px) or (max-height: 430px)', // one part of the table at a time, with tabs
  // The same for a board that shows everything on a tablet held upright (--tall).
  '--tabbed':
    '(max-width: 599px) or (max-height: 430px) or ((max-width: 880px) and (max-height: 699px))',
  // The same, but not on its side: a phone held upright, or a small window.
  '--upright':
    '(max-width: 559px) or ((max-width: 599px) and (min-height: 431px)) or ((max-width: 880px) and (min-height: 481px) and (max-height: 699px))',
  '--broad': '(min-width: 560px)', // no phone held upright
  // The whole table at once: a laptop, or a tablet held upright.
  '--spread': SPREAD,
  '--flat': `(${FLAT})`, // hand and answers at the right
  '--pinched': '(min-width: 560px) and (max-width: 660px) and (max-height: 430px)', // the same, beside a lesson
  '--low': '(min-width: 881px) and (min-height: 431px) and (max-height: 640px)', // a laptop
  // The same, or a tablet on its side: two rows for each player.
  '--squat':
    '(min-width: 881px) and (min-height: 431px) and ((max-height: 640px) or ((max-width: 1079px) and (max-height: 699px)))',
  '--lowest': '(min-width: 881px) and (min-height: 431px) and (max-height: 560px)', // a laptop, and a foot under the board
  '--short': '(max-width: 599px) and (max-height: 640px)', // a small phone, or words above the board
  // A small phone, or any on its side: what has to fit is as small as a finger allows.
  '--little': `((max-width: 599px) and (max-height: 640px)) or ${FLAT}`,
  // The same, or words above the board: no room for two rows of cards and what is done with them.
  '--single': `((max-width: 599px) and (max-height: 700px)) or ${FLAT}`,
  '--tight': '(max-width: 430px)', // a phone held upright
  '--tall': '(min-width: 600px) and (max-width: 880px) and (min-height: 700px)', // a tablet held upright
  // The same, and words above the board.
  '--taught':
    '(min-width: 600px) and (max-width: 880px) and (min-height: 700px) and (max-height: 895px)',
  // The whole table at once, with no room to spare.
  '--dense': `${SPREAD} and ((max-width: 1399px) or (max-height: 849px))`,
  '--whole': '(min-width: 1080px) and (min-height: 431px)', // room for whole words
  '--large': '(min-width: 1400px) and (min-height: 850px)', // room for bigger cards
  // Parts of a board that ask for their own room.
  '--slender': '(max-width: 94px)', // a card in a crowded company
  '--slim': '(max-width: 400px)', // the strip above a board, beside the year
  '--slimmest': '(max-width: 300px)', // the same, beside a lesson on a phone on its side
  // The window.
  '--narrow': '(max-width: 1239px)', // no column beside the table
  '--compact': '(max-width: 900px)', // the top bar has room for signs only
  '--phone': '(max-width: 700px)',
  '--portrait': '(max-width: 700px) and (min-height: 700px)', // a phone held upright
  '--roomy': '(max-width: 1239px) and (min-height: 700px)', // no column, but room for two lines of words
  '--shallow': '(max-height: 480px)', // a phone on its side
};

const NAMED = /(@(?:container|media)[^{]*?)\((--[a-z]+)\)/g;

/** Styles with each named size written out. */
export function written(css) {
  return css.replace(NAMED, (whole, start, name) => {
    if (!SIZES[name]) throw new Error(`no size is called ${name}: ${whole}`);
    return start + SIZES[name];
  });
}
