// The module that src/tools/notes/plugin.ts creates for the dialog: the whole notes, typeset when the page is built.
declare module 'virtual:notes' {
  /** Text of the notes as HTML. */
  export const article: string;
  /** Address of the folder with the notes as static pages. Empty if there are none. */
  export const pages: string;
  /** Headings of the notes, in order. `depth` is the level of the heading: 2 for a chapter, more below it. */
  export const contents: readonly { readonly id: string; readonly title: string; readonly depth: number }[];
}
