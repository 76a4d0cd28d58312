// Breakpoints: window widths at which the layout changes. Style sheets use them in media queries, as `@media
// (--phone)`.

/** Default font size of browsers, and font size of texts on the canvas. CSS pixels */
const em = 16;

/**
 * Largest browser window that gets each layout for small windows: width for `phone` and `tablet`, height for `low`. em
 * of the browser's font size
 */
const most = {
  /** Largest window width of the layout for phones. em */
  phone: 47.5,
  /** Largest window width of the layout for tablets. em */
  tablet: 68.75,
  /** Largest window height of the layout for phones in landscape. em */
  low: 31.1875,
};

/** CSS media queries by the name of the layout, such as phone. Lengths in em */
export const steps = {
  /** Media query of phones. Their drawers (side panels) share one sheet at the bottom. */
  phone: `(max-width: ${most.phone}em)`,
  /** Media query of tablets, where the page has one column with nothing beside the text. */
  tablet: `(max-width: ${most.tablet}em)`,
  /** Media query of phones in landscape, which have space for only one drawer. */
  low: `(max-height: ${most.low}em)`,
  /** Media query of phones whose text has twice the usual size. */
  'large-text': `((max-width: 18em) or ((max-height: 15em) and (max-width: ${most.phone}em)))`,
} as const;

/** Largest width of a window in which the picture is drawn as on a phone. CSS pixels */
export const phoneWidth = em * most.phone;

/** Window height up to which the picture uses the layout for low screens. CSS pixels */
export const lowHeight = em * most.low;

/** Window width and height below which the picture has fewer and shorter texts. CSS pixels */
export const smallField = { width: 700, height: 360 };
