// Breakpoints of the window's size. Style sheets name them in media queries, as `@media (--phone)`.

/** Text size in pictures, and the usual one of browsers. CSS pixels */
const em = 16;

/** Largest window sizes of each breakpoint. em */
const most = { least: 22, phone: 47.5, tablet: 68.75, laptop: 85, low: 31.1875 };

/**
 * Media queries by the names of the breakpoints. They are in em of the browser's text size: larger text gets the layout
 * of a smaller window.
 */
export const steps = {
  /** The smallest phones: words beside what is pressed give way. */
  least: `(max-width: ${most.least}em)`,
  /** The drawers become one sheet at the bottom. */
  phone: `(max-width: ${most.phone}em)`,
  /** One column: nothing beside the text. */
  tablet: `(max-width: ${most.tablet}em)`,
  /** Less room between the buttons of bars. */
  laptop: `(max-width: ${most.laptop}em)`,
  /** A phone in landscape: room for one drawer. */
  low: `(max-height: ${most.low}em)`,
  /** A phone with text twice as large. */
  'large-text': `((max-width: 18em) or ((max-height: 15em) and (max-width: ${most.phone}em)))`,
} as const;

/** Largest width of a phone, and largest height of a low window, for pictures. CSS pixels */
export const phoneWidth = em * most.phone;
export const lowHeight = em * most.low;

/** Width and height below which a field is small: its texts are shorter and fewer. CSS pixels */
export const smallField = { width: 700, height: 360 };
