// The text of the notes, divided into sections, with their addresses, pages and formulas.

import { Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import temml from 'temml';
import { controllerKinds } from '../../../laws/control/controllers';
import { guidanceKinds } from '../../../world/entities/guidance/guidance';
import { escaped } from '../drawings/panel';

/** Matches invalid style properties that the formula library Temml writes into empty table cells. */
const emptyCells = /level:0;color:undefined;[^"]*?Infinity,Infinity;/g;

/** CSS class that replaces an inline style of the library Temml. The key is the style. */
const classOfStyle: Readonly<Record<string, string>> = {
  'display:block math;': 'tml-block',
  'math-depth:0;': 'tml-mark',
  'padding-left:0em;padding-right:0em;': 'tml-close',
  'padding-left:1em;padding-right:0em;': 'tml-apart',
};

function inClasses(mathml: string): string {
  return mathml.replaceAll(/class="([^"]*)" style="([^"]*)"/g, (whole, names: string, look: string) =>
    classOfStyle[look] ? `class="${names} ${classOfStyle[look]}"` : whole,
  );
}

/**
 * Returns a formula in TeX as MathML. Throws an error with the formula if it cannot be read.
 * @param displayMode whether the formula has a separate line
 */
function mathml(formula: string, displayMode: boolean): string {
  try {
    const set = temml.renderToString(formula, { displayMode, throwOnError: true, strict: true });
    return inClasses(set.replaceAll(emptyCells, ''));
  } catch (error) {
    throw new Error(`the notes have a formula that cannot be read: ${formula}`, { cause: error });
  }
}

/** Markdown extension for formulas: `$…$` within a line, a fence ```math on a separate line. */
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

/**
 * Returns a formula as an HTML block that can take the keyboard focus.
 * @param name description of the formula for screen readers
 */
export function formulaHtml(formula: string, name: string): string {
  return `<div class="formula" tabindex="0" role="group" aria-label="${escaped(name)}">${mathml(formula, true)}</div>`;
}

/** A heading of the notes and the text under it, up to the next heading. */
export interface NotesSection {
  /** Identifier of the section in links, after the #, such as 'erratum-12'. It must never change. */
  readonly id: string;
  readonly title: string;
  /** Level of the heading: 1 for the notes themselves, 2 for a chapter, 3 below. */
  readonly depth: number;
  readonly tokens: readonly Token[];
}

/** A page of the notes: one or more sections. The page's file is named after the first section. */
export interface NotesPage {
  /** Name of the page's HTML file. */
  readonly file: string;
  /** Chapter to which the page belongs; null if the page is a chapter itself. */
  readonly chapter: NotesSection | null;
  readonly sections: readonly NotesSection[];
}

/** Names of the chapters on the first page. */
const first = ['which-law-do-i-take', 'when-it-misbehaves'];

/** Kinds of control laws and guidance laws, by the heading of the law's section in the notes. */
const lawsByLabel = new Map(
  [...Object.entries(controllerKinds), ...Object.entries(guidanceKinds)].map(([kind, { label }]) => [
    label,
    kind,
  ]),
);

export const reader = new Marked(mathematics);

/** Returns the anchor that GitHub and similar sites make for a heading. */
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

/** Returns whether a section is about a control law or a guidance law. */
const isLaw = ({ title }: NotesSection): boolean => lawsByLabel.has(title);

/**
 * Returns the sections of a markdown text, in order. Throws RangeError if two have the same name, or if text precedes
 * the first heading.
 */
export function sectionsOf(markdown: string): NotesSection[] {
  const sections: (NotesSection & { tokens: Token[] })[] = [];
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

/** Returns the pages of the notes: one for the beginning, one for each further chapter, one for each law. */
export function pagesOf(sections: readonly NotesSection[]): NotesPage[] {
  const pages: (NotesPage & { sections: NotesSection[] })[] = [];
  let chapter: NotesSection | null = null;
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

function pageFor<Page extends NotesPage>(pages: readonly Page[], chapter: NotesSection | null): Page {
  return pages.find(({ sections }) => sections[0] === chapter) ?? pages[0];
}
