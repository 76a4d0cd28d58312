// What src/tools/notes/plugin.ts gives the dialog: the notes in one piece, set when the page is built.
declare module 'virtual:notes' {
  /** The text as HTML. */
  export const article: string;
  /** Where the pages of the notes are; empty where there are none, as beside the page in one file. */
  export const pages: string;
  /** Its headings, chapters and below. */
  export const contents: readonly { readonly id: string; readonly title: string; readonly depth: number }[];
}
