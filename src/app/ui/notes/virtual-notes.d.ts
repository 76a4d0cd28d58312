// The module that src/tools/notes/plugin.ts creates for the dialog: the whole notes, typeset when the page is built.
declare module 'virtual:notes' {
  /** The text as HTML. */
  export const article: string;
  /** Address of the folder with the static pages; empty if there are none, as in the single-file version. */
  export const pages: string;
  /** Its headings from chapters down. */
  export const contents: readonly { readonly id: string; readonly title: string; readonly depth: number }[];
}
