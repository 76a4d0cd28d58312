// The steps of the window's size. Style sheets name them in media queries, as `@media (--phone)`.

/** The text size of pictures, and of a browser where none is chosen. CSS pixels */
const em = 16;

/** Largest sizes of windows. em */
const most = { phone: 47.5, tablet: 68.75, laptop: 85, low: 31.1875 };

/**
 * Media queries by the names of the steps. They are in em of the text size chosen in the browser:
 * larger text gets the layout of a smaller window.
 */
export const steps = {
  /** The drawers are one sheet at the bottom. */
  phone: `(max-width: ${most.phone}em)`,
  /** One column: text has nothing beside it. */
  tablet: `(max-width: ${most.tablet}em)`,
  /** Bars with less room between their buttons. */
  laptop: `(max-width: ${most.laptop}em)`,
  /** A phone held across: there is room for one drawer. */
  low: `(max-height: ${most.low}em)`,
  /** A phone with text twice as large. */
  'large-text': `((max-width: 18em) or ((max-height: 15em) and (max-width: ${most.phone}em)))`,
} as const;

/** Largest width of a phone, and largest height of a low window, for pictures. CSS pixels */
export const phoneWidth = em * most.phone;
export const lowHeight = em * most.low;

/** A field below this width or height is small: texts in it are shorter and fewer. CSS pixels */
export const smallField = { width: 700, height: 360 };
