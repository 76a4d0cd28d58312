// Names side by side where there is little room: what each begins with like another gives way before what tells them apart.

/** A name in two parts, which make it up together. */
export interface SplitName {
  /** What it begins with like another one: whole words, with the space behind them. */
  readonly shared: string;
  /** The rest; never empty. */
  readonly own: string;
}

/** Splits each name where it begins to differ from the one most like it. */
export function splitNames(names: readonly string[]): SplitName[] {
  return names.map((name, n) => {
    const alike = names.map((other, m) => (m === n ? 0 : sharedWords(name, other)));
    const length = Math.max(0, ...alike);
    return { shared: name.slice(0, length), own: name.slice(length) };
  });
}

/** How many letters of a name are whole words that another begins with too. */
function sharedWords(name: string, other: string): number {
  let shared = 0;
  for (let end = name.indexOf(' '); end >= 0; end = name.indexOf(' ', end + 1)) {
    if (!other.startsWith(name.slice(0, end + 1))) break;
    shared = end + 1;
  }
  return shared;
}
