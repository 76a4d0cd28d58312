// The module that src/tools/lower/plugin.ts makes.
declare module 'virtual:laws' {
  /** Every law as a tree, by its kind in scenario files. */
  export const laws: Readonly<Record<string, import('./tree').LawTree>>;
  /** Every guidance law as a tree, by its kind in scenario files. */
  export const guides: Readonly<Record<string, import('./tree').LawTree>>;
}
