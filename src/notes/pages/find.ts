// What the pages' field for words looks through: every section as plain text.
import { sectionHtml } from './article';
import type { NotesFile } from './law-files';
import type { NotesPage, Section } from './sections';

/** A section, with its address from any page of the notes, as src/ui/notes/page.ts reads it. */
export interface FindableSection {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

/** The file with all sections. @param addressOf address of a section, seen from a page that it is not on */
export function sectionsFile(
  pages: readonly NotesPage[],
  sections: readonly Section[],
  addressOf: (id: string) => string,
): NotesFile {
  const all = pages
    .flatMap((page) => page.sections)
    .map((section): FindableSection => {
      const text = plainOf(sectionHtml(section, sections, 0));
      return { title: section.title, address: addressOf(section.id), text };
    });
  return { name: 'sections.json', text: JSON.stringify(all) };
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** HTML as plain text, without its first heading and without drawings. */
function plainOf(html: string): string {
  return (
    html
      .replace(/<h\d.*?<\/h\d>/s, '')
      .replaceAll(/<svg.*?<\/svg>/gs, ' ')
      // The parts of a formula belong together; paragraphs, cells and the rest do not.
      .replaceAll(/<math.*?<\/math>/gs, (formula) => formula.replaceAll(/<[^>]+>/g, ''))
      .replaceAll(/<\/?(?:a|b|strong|em|code|span|sub|sup)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign])
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
