/** How values are written. */
export const as = {
  degrees: { scale: 180 / Math.PI, unit: '°' },
  milliseconds: { scale: 1000, unit: ' ms' },
  unit: (unit) => ({ scale: 1, unit: ` ${unit}` }),
};
/** Degrees in radians. */
export const rad = (deg) => (deg * Math.PI) / 180;
/** A shown number without digits that nobody needs: whole from 10 on, tenths from 1 on. */
export function rounded(shown) {
  const digits = Math.abs(shown) >= 10 ? 0 : Math.abs(shown) >= 1 ? 1 : 2;
  return Number(shown.toFixed(digits));
}
/** A value as the page writes it. */
export function written(value, { scale, unit }) {
  return `${rounded(value * scale)}${unit}`;
}
/** A switch between two words. */
export function twoWay(words, isOn, set) {
  return {
    options: ({ spec }) => [1, 0].map((value, n) => ({ value, word: spec.words?.[n] ?? words[n] })),
    now: (scene) => (isOn(scene) ? 1 : 0),
    choose: (scene, value) => set(scene, value === 1),
  };
}
/** The values of a file with its words, or these. */
export function valuesOf({ values, words }, usual) {
  const all = values ?? usual.map(({ value }) => value);
  return all.map((value, n) => ({ value, word: words?.[n] ?? usual[n]?.word ?? String(value) }));
}
