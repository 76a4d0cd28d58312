// The colours of the picture, by their meaning.

/** Colours by meaning, 0xRRGGBB. Style sheets take them as `--palette(target)`. */
export const palette = {
  /** Missiles, and the best run of the person. */
  missile: 0xffb454,
  /** Characters and turrets, and time that is won. */
  character: 0x4ee2b0,
  /** Runs of others to race against, the first and the second. */
  friend: 0xb596ff,
  secondFriend: 0x62ccff,
  /** The floor. */
  night: 0x0b1524,
  target: 0xff5d8f,
  /** The motor at its limit; nothing else has this colour. */
  heat: 0xff6a3d,
  /** The side jets that turn a body. */
  jet: 0xcfe8ff,
  error: 0xffe27a,
  heading: 0xffffff,
  outline: 0x5cc8ff,
  draft: 0xff5d8f,
  label: 0xf4ecdc,
  caption: 0xa9b4c6,
  wall: 0x1c2c48,
  wallEdge: 0x8fa6cc,
  shell: 0xfff1c2,
  wind: 0xa9dcf2,
  shove: 0xffffff,
  danger: 0xff3d68,
  erratum: 0xffd84a,
  noteBack: 0x0b1322,
} as const;

/** The type of the picture, as CSS and canvases name it. */
export const typeface = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/**
 * Colours of an art's further bodies where each has a name of its own: cyan, cream, blue, violet, teal, green, lime,
 * slate. None is near the heat or the target. They differ in lightness as well as in hue, so that they can be told apart with red-green colour blindness.
 */
export const series: readonly number[] = [
  0x62ccff, 0xf4ecdc, 0x4d86f7, 0xb596ff, 0x2f9f97, 0x5aa84e, 0xdcf58a, 0x7f8fb0,
];

/** A colour as CSS writes it. */
export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
