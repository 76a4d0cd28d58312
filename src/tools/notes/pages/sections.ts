// The text of the notes in sections: what each is called in an address, and on which page it stands; and its formulas.

import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import temml from 'temml';
import { controllerKinds } from '../../../laws/control/controllers';
import { guidanceKinds } from '../../../world/entities/guidance/guidance';
import { escaped } from '../drawings/panel';

/** What Temml writes of its own settings into the style of a cell that holds nothing; no browser knows it. */
const emptyCells = /level:0;color:undefined;[^"]*?Infinity,Infinity;/g;

/** What Temml writes into the style of an element, and the class that says the same: pages allow no style of an element's own. */
const looks: Readonly<Record<string, string>> = {
  'display:block math;': 'tml-block',
  'math-depth:0;': 'tml-mark',
  'padding-left:0em;padding-right:0em;': 'tml-close',
  'padding-left:1em;padding-right:0em;': 'tml-apart',
};

function inClasses(mathml: string): string {
  return mathml.replaceAll(/class="([^"]*)" style="([^"]*)"/g, (whole, names: string, look: string) =>
    looks[look] ? `class="${names} ${looks[look]}"` : whole,
  );
}

/** A formula as MathML. Throws with its text when it cannot be read. */
function mathml(formula: string, displayMode: boolean): string {
  try {
    const set = temml.renderToString(formula, { displayMode, throwOnError: true, strict: true });
    return inClasses(set.replaceAll(emptyCells, ''));
  } catch (error) {
    throw new Error(`the notes have a formula that cannot be read: ${formula}`, { cause: error });
  }
}

/** Formulas for the reader of markdown, as code hosts read them: `$…$` in a line, a fence ```math for one that stands alone. */
export const mathematics: MarkedExtension = {
  extensions: [
    {
      name: 'formula',
      level: 'inline',
      start: (text: string) => text.indexOf('$'),
      tokenizer(text: string) {
        const found = /^\$([^\s$](?:[^$\n]*[^\s$])?)\$/.exec(text);
        return found ? { type: 'formula', raw: found[0], text: found[1] } : undefined;
      },
      renderer: (token: Tokens.Generic) => mathml(String(token.text), false),
    },
  ],
};

/** A formula that stands alone. A long one can be scrolled, so it has a name and takes the keyboard. */
export function formulaHtml(formula: string, name: string): string {
  return `<div class="formula" tabindex="0" role="group" aria-label="${escaped(name)}">${mathml(formula, true)}</div>`;
}

/** A heading and what stands under it, up to the next heading. */
export interface Section {
  /** Its name in addresses, after #. A law has that of its kind, an erratum its number; they stay as they are. */
  readonly id: string;
  readonly title: string;
  /** 1 for the notes themselves, 2 for a chapter, 3 below. */
  readonly depth: number;
  readonly tokens: readonly Token[];
}

/** A page: the sections on it, first the one it is named after. */
export interface NotesPage {
  /** Name of its file. */
  readonly file: string;
  /** The chapter it belongs to; null for a chapter of its own. */
  readonly chapter: Section | null;
  readonly sections: readonly Section[];
}

/** Chapters on the first page. */
const first = ['which-law-do-i-take', 'when-it-misbehaves'];

/** The kinds of laws by the headings of their sections: each has a page of its own. */
const lawsByLabel = new Map(
  [...Object.entries(controllerKinds), ...Object.entries(guidanceKinds)].map(([kind, { label }]) => [
    label,
    kind,
  ]),
);

export const reader = new Marked(mathematics);

/** The anchor of a heading, as code hosts make it: lower case, letters and digits, hyphens for spaces. */
export function hostAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function idOf(heading: string): string {
  const number = /^(\d+)\. /.exec(heading)?.[1];
  return lawsByLabel.get(heading) ?? (number ? `erratum-${number}` : hostAnchor(heading));
}

/** Whether a section is a law of turning or guidance. */
const isLaw = ({ title }: Section): boolean => lawsByLabel.has(title);

/** The sections of a text, in their order. Throws RangeError when two have one name, or when no heading comes first. */
export function sectionsOf(markdown: string): Section[] {
  const sections: (Section & { tokens: Token[] })[] = [];
  const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
  for (const token of reader.lexer(markdown.replace(/^<!--.*?-->\s*/, ''))) {
    if (isHeading(token)) {
      const id = idOf(token.text);
      if (sections.some((one) => one.id === id))
        throw new RangeError(`two sections of the notes are called ${id}`);
      sections.push({ id, title: token.text, depth: token.depth, tokens: [] });
    } else if (sections.length > 0) sections.at(-1)!.tokens.push(token);
    else if (token.type !== 'space') throw new RangeError('the notes begin without a heading');
  }
  return sections;
}

/** The pages of the notes: one for the beginning, one for each further chapter, one for each law. */
export function pagesOf(sections: readonly Section[]): NotesPage[] {
  const pages: (NotesPage & { sections: Section[] })[] = [];
  let chapter: Section | null = null;
  for (const section of sections) {
    if (section.depth === 2) chapter = section;
    const begins =
      section.depth === 1 || (section.depth === 2 && !first.includes(section.id)) || isLaw(section);
    // Text after the laws of a chapter, if it has no page, goes to the chapter's page.
    if (begins) {
      const file = section.depth === 1 ? 'index.html' : `${section.id}.html`;
      pages.push({ file, chapter: section.depth > 2 ? chapter : null, sections: [section] });
    } else pageFor(pages, chapter).sections.push(section);
  }
  return pages;
}

function pageFor<Page extends NotesPage>(pages: readonly Page[], chapter: Section | null): Page {
  return pages.find(({ sections }) => sections[0] === chapter) ?? pages[0];
}
