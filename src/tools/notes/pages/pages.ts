// Makes the files of the folder notes/: its pages, the files of laws for download, and the texts for the search. Also makes the same text
// as one article for the dialog of the program.
import { controllerKinds, isControllerName } from '../../../laws/control/controllers';
import { codeFor, targetOf } from '../../../laws/export/code';
import { escaped } from '../drawings/panel';
import { usualMotor } from '../turns';
import { sectionHtml } from './article';
import { type NotesPage, type NotesSection, pagesOf, sectionsOf } from './sections';

export interface NotesFile {
  readonly name: string;
  readonly text: string;
}

/** Converts the notes (manual on control laws) to one HTML article and a table of contents. */
export function wholeNotes(markdown: string) {
  const sections = sectionsOf(markdown);
  const article = sections.map((section) => sectionHtml(section, sections, 0, lawButton)).join('\n');
  const contents = sections
    .filter(({ depth }) => depth > 1)
    .map(({ id, title, depth }) => ({ id, title, depth }));
  return { article: article.replaceAll('href="../#', 'data-scene href="#'), contents };
}

/** Returns every page of the notes as an HTML file, in order. */
export function notesPages(markdown: string): NotesFile[] {
  const sections = sectionsOf(markdown);
  const pages = pagesOf(sections);
  return pages.map((page, n) => ({
    name: page.file,
    text: documentOf(page, articleOf(page, pages, sections), pages, n),
  }));
}

/** Makes all files of the folder notes/: pages, code of the laws, search data. */
export function notesFiles(markdown: string): NotesFile[] {
  const sections = sectionsOf(markdown);
  const pages = pagesOf(sections);
  const found = pages
    .flatMap((page) => page.sections)
    .map((section): FindableSection => {
      const text = plainOf(sectionHtml(section, sections, 0));
      return { title: section.title, address: addressFrom(null, section.id, pages), text };
    });
  return [...notesPages(markdown), ...lawFiles(), { name: 'sections.json', text: JSON.stringify(found) }];
}

/** Returns a page's text as HTML, with links to sections on other pages. */
function articleOf(page: NotesPage, pages: readonly NotesPage[], sections: readonly NotesSection[]): string {
  const shift = 1 - page.sections[0].depth;
  const html = page.sections.map((section) => sectionHtml(section, sections, shift, lawFileLink)).join('\n');
  return html.replaceAll(/href="#([\w-]+)"/g, (_, id: string) => `href="${addressFrom(page, id, pages)}"`);
}

/**
 * Returns the relative link to a section of the notes.
 * @param page page that contains the link; null for a link from the folder notes/
 * @param id id of the section
 */
function addressFrom(page: NotesPage | null, id: string, pages: readonly NotesPage[]): string {
  const home = pages.find(({ sections }) => sections.some((section) => section.id === id))!;
  if (home === page) return `#${id}`;
  return home.sections[0].id === id ? hrefOf(home) : `${hrefOf(home)}#${id}`;
}

// Some hosts remove index.html from an address.
/** Returns the relative address of a page; `./` for the first page. */
const hrefOf = ({ file }: NotesPage): string => (file === 'index.html' ? './' : file);

/** Returns the title of a page, as the list of pages shows it. */
const nameOf = ({ file, sections: [{ title }] }: NotesPage) =>
  file === 'index.html' ? 'Which law, and when it misbehaves' : title;

/** Returns the first words of a page, up to 160 characters, for previews of links to it. */
function summaryOf(html: string): string {
  const withoutHeading = html.replace(/<h1.*?<\/h1>/s, '');
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? withoutHeading;
  const plain = paragraph
    .replaceAll(/<math.*?<\/math>|<[^>]+>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 158))} …`;
}

/** Returns the list of pages as HTML, with the sections of the current page. */
function contentsOf(page: NotesPage, pages: readonly NotesPage[]): string {
  const rows = pages.map((one) => {
    const here = one === page ? ' aria-current="page"' : '';
    const below = one.chapter ? ' class="below"' : '';
    const inner =
      one === page && one.sections.length > 1
        ? `<ul>${one.sections
            .slice(1)
            .map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`)
            .join('')}</ul>`
        : '';
    return `<li${below}><a href="${hrefOf(one)}"${here}>${escaped(nameOf(one))}</a>${inner}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function pathOf({ file, chapter, sections: [section] }: NotesPage): string {
  if (file === 'index.html') return '<a href="./" aria-current="page">Notes</a>';
  const parent = chapter ? `<a href="${chapter.id}.html">${escaped(chapter.title)}</a>` : '';
  const here = `<a href="${file}" aria-current="page">${escaped(section.title)}</a>`;
  return ['<a href="./">Notes</a>', parent, here].filter(Boolean).join(' <span aria-hidden="true">›</span> ');
}

/** Returns links to the previous and the next page as HTML. @param n index of the current page */
function neighbours(pages: readonly NotesPage[], n: number): string {
  const link = (page: NotesPage | undefined, rel: string, word: string) =>
    page
      ? `<a href="${hrefOf(page)}" rel="${rel}"><small>${word}</small> ${escaped(nameOf(page))}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="Pages before and after">${link(pages[n - 1], 'prev', 'Before')}${link(pages[n + 1], 'next', 'Next')}</nav>`;
}

function documentOf(page: NotesPage, article: string, pages: readonly NotesPage[], n: number): string {
  const title =
    page.file === 'index.html' ? page.sections[0].title : `${page.sections[0].title} · Slew notes`;
  const summary = summaryOf(article);
  const contents = contentsOf(page, pages);
  return `<!doctype html>
<html lang="en" class="paper">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<meta name="description" content="${escapedOnce(summary)}">
<meta name="color-scheme" content="dark light">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Slew">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escapedOnce(summary)}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="notes.css">
<script src="page.js" type="module"></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header><a class="brand" href="../">slew</a><nav aria-label="Where this page is">${pathOf(page)}</nav><a class="back" href="../">Back to the field</a></header>
<details class="all"><summary>Contents</summary><nav aria-label="Pages of the notes, folded">${contents}</nav></details>
<div class="page">
<nav class="contents" aria-label="Pages of the notes">${contents}</nav>
<main id="text" class="notes-text">
${article}
${neighbours(pages, n)}
</main>
</div>
</body>
</html>
`;
}

/** Escapes the quotes in HTML text that is otherwise already escaped. */
const escapedOnce = (text: string) => text.replaceAll('"', '&quot;');

const target = targetOf('ts-planck');

export function lawFiles(): NotesFile[] {
  return Object.keys(controllerKinds).map((kind) => {
    const { name, text } = codeFor(target, { controller: { kind }, limits: usualMotor });
    return { name, text };
  });
}

function lawFileLink(id: string): string {
  if (!isControllerName(id)) return '';
  const name = target.fileOf(id);
  const what = `${target.language}, ${target.engine}; other engines: Code in the program`;
  return `<p class="file"><a href="${name}" download>This law as a file</a> <span>${escaped(what)}</span></p>`;
}

/** Returns the HTML of a button that copies a law's code; an empty string if the section is not about a control law. */
function lawButton(id: string): string {
  return isControllerName(id)
    ? `<p class="file"><button type="button" data-law="${id}">Copy this law</button></p>`
    : '';
}

/** Section in the search index of the notes. The address is relative to notes/. */
export interface FindableSection {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plainOf(html: string): string {
  return (
    html
      .replace(/<h\d.*?<\/h\d>/s, '')
      .replaceAll(/<svg.*?<\/svg>/gs, ' ')
      // Parts of a formula belong together; paragraphs, cells and others are separated.
      .replaceAll(/<math.*?<\/math>/gs, (formula) => formula.replaceAll(/<[^>]+>/g, ''))
      .replaceAll(/<\/?(?:a|b|strong|em|code|span|sub|sup)\b[^>]*>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign])
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
