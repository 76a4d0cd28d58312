// The text of the notes as HTML. A link to another section is written #its-name, one to a scene ../#its-address.

import type { Renderer, Token, Tokens } from 'marked';
import { scenarios } from '../../../lab/scenarios';
import { controllerKinds, isControllerName } from '../../../laws/control/controllers';
import { guidanceKinds, isGuidanceName } from '../../../world/entities/guidance/guidance';
import { chaseFigure } from '../drawings/chase-drawings';
import { phasePlane, stabilityMap } from '../drawings/maps';
import { escaped, figureHtml, type NotesFigure } from '../drawings/panel';
import { turnFigure } from '../drawings/turn-drawings';
import { formulaHtml, hostAnchor, type NotesSection, reader } from './sections';
import { type Try, tries } from './tries';

/** Functions that make the figures of the notes, by the figure's name. */
const drawings = new Map<string, () => NotesFigure>([
  ...Object.keys(controllerKinds)
    .filter(isControllerName)
    .map((kind) => [kind, () => turnFigure(kind)] as const),
  ...Object.keys(guidanceKinds)
    .filter(isGuidanceName)
    .map((kind) => [kind, () => chaseFigure(kind)] as const),
  ['phase-plane', phasePlane],
  ['stability-map', stabilityMap],
]);

export const drawingNames = [...drawings.keys()];

/** Returns a figure as HTML. Throws RangeError for an unknown name. */
export function namedFigureHtml(name: string): string {
  const draw = drawings.get(name);
  if (draw) return figureHtml(name, draw());
  throw new RangeError(
    `the notes name a drawing that there is not: ${name}; there are ${drawingNames.join(', ')}`,
  );
}

/**
 * Returns a section of the notes as HTML, with its heading.
 * @param shift number to add to the level of the heading
 * @param more returns additional HTML for a section about a law, from the section's id
 */
export function sectionHtml(
  section: NotesSection,
  sections: readonly NotesSection[],
  shift: number,
  more: (id: string) => string = () => '',
): string {
  const level = section.depth + shift;
  const [, name, aside = ''] = /^(.*?)( \(.*\))?$/.exec(section.title)!;
  const heading = `<h${level} id="${section.id}">${escaped(name)}${aside && `<span class="by">${escaped(aside)}</span>`}</h${level}>`;
  const write = (tokens: readonly Token[]) => textHtml(tokens, section, sections);
  const tryHtml = Object.hasOwn(tries, section.id) ? tryLink(tries[section.id]) : '';
  const at = section.tokens.findIndex(isFacts);
  if (at < 0) return `${heading}${write(section.tokens)}${tryHtml}`;
  const facts = factsHtml(section.tokens[at] as Tokens.List, section, sections);
  return `<div class="beside"><div class="text">${heading}${write(section.tokens.slice(0, at))}</div><div class="facts">${facts}${tryHtml}${more(section.id)}</div></div>${write(section.tokens.slice(at + 1))}`;
}

/** Returns whether a markdown token is the list of facts about a law: source, use and weakness. */
function isFacts(token: Token): boolean {
  return (
    token.type === 'list' && (token as Tokens.List).items.some(({ text }) => text.startsWith('**Source:**'))
  );
}

/**
 * Converts the list of facts about a law to an HTML description list. The bold words of each fact become the term.
 * @throws RangeError if a fact does not begin with bold words
 */
function factsHtml(list: Tokens.List, section: NotesSection, sections: readonly NotesSection[]): string {
  const rows = list.items.map(({ text }) => {
    const [, term, rest] = /^\*\*(.+?):?\*\*\s*(.*)$/s.exec(text) ?? [];
    if (!term) throw new RangeError(`a fact of ${section.id} has no name: ${text.slice(0, 60)}`);
    const description = textHtml(reader.lexer(rest), section, sections).replace(/^<p>(.*)<\/p>\s*$/s, '$1');
    return `<dt>${escaped(term)}</dt><dd>${description}</dd>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function tryLink({ hash, scene, as }: Try): string {
  const state = as ? `, ${escaped(as)}` : '';
  return `<p class="try"><a class="button" href="../${escaped(hash)}" aria-label="Try it: ${escaped(scene)}">Try it</a> <span>opens <b>${escaped(scene)}</b>${state}</span></p>`;
}

function textHtml(
  tokens: readonly Token[],
  section: NotesSection,
  sections: readonly NotesSection[],
): string {
  reader.setOptions({ renderer: Object.assign(new reader.Renderer(), rulesFor(section, sections)) });
  return withScenes(reader.parser([...tokens]));
}

function rulesFor(
  section: NotesSection,
  sections: readonly NotesSection[],
): Partial<Renderer> & ThisType<Renderer> {
  const { table, text } = new reader.Renderer();
  const title = escaped(section.title);
  return {
    code({ text, lang }) {
      if (lang === 'math') return formulaHtml(text, `Formula, ${section.title}`);
      return `<pre tabindex="0" role="group" aria-label="${title}">${escaped(text)}</pre>`;
    },
    table(token) {
      const columns = token.header.map(({ text }) => text).join(', ');
      return `<div class="wide" tabindex="0" role="group" aria-label="Table: ${escaped(columns)}">${table.call(this, token)}</div>`;
    },
    html({ text }) {
      const name = /^<!-- figure: ([\w-]+) -->\s*$/.exec(text)?.[1];
      if (!name) throw new RangeError(`the notes hold HTML that is no figure: ${text}`);
      return namedFigureHtml(name);
    },
    text(token) {
      const plain = text.call(this, token);
      return 'tokens' in token && token.tokens ? plain : withErrata(plain);
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      if (!href.startsWith('#')) return `<a href="${escaped(href)}" rel="noopener">${inner}</a>`;
      const found = sections.find(({ title }) => hostAnchor(title) === href.slice(1));
      if (!found) throw new RangeError(`the notes have a link to no section: ${href}`);
      return `<a href="#${found.id}">${inner}</a>`;
    },
  };
}

/** Turns the numbers of errata (known faults) in a text into links. */
function withErrata(text: string): string {
  return text.replace(/\b(?:erratum|errata) \d+(?:(?:,| and) \d+)*/gi, (whole) =>
    whole.replace(/\d+/g, (number) => `<a href="#erratum-${number}">${number}</a>`),
  );
}

const sceneNames = scenarios.map(({ scenario }) =>
  scenario.name.replaceAll(/[?.]/g, '\\$&').replaceAll(' ', '\\s+'),
);
const named = new RegExp(`“(${sceneNames.join('|')})”`, 'g');

/** Returns HTML in which names of scenes in quotes are links. */
function withScenes(html: string): string {
  return html.replace(named, (whole, name: string) => {
    const found = scenarios.find(({ scenario }) => scenario.name === name.replaceAll(/\s+/g, ' '))!;
    return `<a href="../#${found.id}">${whole}</a>`;
  });
}
