// Joins the notes and their errata: two documents for readers of the repository, one text for the pages and the dialog.

/** Returns the notes with the errata as the last chapter, as one text. */
export function wholeText(notes: string, errata: string): string {
  const chapter = errata
    .replace(/^<!--.*?-->\s*/, '')
    .replaceAll(/^#/gm, '##')
    .replaceAll('](notes.md#', '](#');
  return `${notes.replaceAll('](errata.md)', '](#errata)')}\n${chapter}`;
}
