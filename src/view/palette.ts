// The colours of the picture, by their meaning. The style sheet has the same ones.

/** Colours by meaning, 0xRRGGBB. */
export const palette = {
  grid: 0x24385c,
  gridFine: 0x1a2a47,
  path: 0x7ea6e0,
  waypoint: 0x9dbdf0,
  selected: 0xffffff,
  target: 0xff5d8f,
  /** The motor at its limit; nothing else has this colour. */
  heat: 0xff6a3d,
  /** The side jets that turn a body. */
  jet: 0xcfe8ff,
  error: 0xffe27a,
  heading: 0xffffff,
  outline: 0x5cc8ff,
  draft: 0xff9ab8,
  label: 0xf4ecdc,
  caption: 0xa9b4c6,
  wall: 0x263653,
  wallEdge: 0x5f7aa8,
  shell: 0xfff1c2,
  wind: 0x9fdcf0,
  shove: 0xffffff,
  danger: 0xff4d4d,
  erratum: 0xffd84a,
  noteBack: 0x0b1322,
} as const;

/** The type of the picture, as CSS and canvases name it. */
export const typeface = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/**
 * Colours of an art's further bodies where each has a name of its own: cyan, violet, white, coral, teal, pink, lime,
 * slate. They differ in lightness as well as in hue, so that they can be told apart with red-green colour blindness.
 */
export const series: readonly number[] = [
  0x62ccff, 0x9f6bff, 0xffffff, 0xf2604a, 0x2f9f97, 0xff9fd0, 0xdcf58a, 0x7f8fb0,
];

/** A colour as CSS writes it. */
export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
