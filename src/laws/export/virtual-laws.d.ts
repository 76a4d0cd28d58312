// The module virtual:laws, which src/tools/lower/plugin.ts generates.
declare module 'virtual:laws' {
  /** Syntax tree of every control law of the library, by its kind in scenario files. */
  export const laws: Readonly<Record<string, import('./tree').LawTree>>;
  /** Syntax tree of every guidance law, by its kind in scenario files. */
  export const guides: Readonly<Record<string, import('./tree').LawTree>>;
}
