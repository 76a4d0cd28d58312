// The colours of the picture, by meaning.

/** Colours of the picture by meaning, 0xRRGGBB. Style sheets refer to them as `--palette(target)`. */
export const palette = {
  /** Colour of missiles, and of the person's best run in a race. */
  missile: 0xffb454,
  /**
   * Colour of characters and turrets (two kinds of bodies), and of the text that tells by how many seconds a run leads
   * another.
   */
  character: 0x4ee2b0,
  /** Colour of the first ghost: a recorded run of another person to race against. */
  friend: 0xb596ff,
  /** Colour of the second ghost: a recorded run of another person to race against. */
  secondFriend: 0x62ccff,
  /** Background of the picture. */
  night: 0x0b1524,
  target: 0xff5d8f,
  /** Colour that shows a motor at its limit. Nothing else has this colour. */
  heat: 0xff6a3d,
  /** Colour of the side jets, the flames at a body's sides that turn it. */
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

/** The typeface of texts in the picture, as a CSS `font-family`. */
export const typeface = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/** Colours that distinguish bodies with the same image but different names. */
export const series: readonly number[] = [
  0x62ccff, 0xf4ecdc, 0x4d86f7, 0xb596ff, 0x2f9f97, 0x5aa84e, 0xdcf58a, 0x7f8fb0,
];

/** Returns a colour in CSS notation, such as "#ffb454". @param colour 0xRRGGBB */
export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
