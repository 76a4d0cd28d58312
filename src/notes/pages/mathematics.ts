// Mathematics in the notes: what stands between dollar signs or in a fence called math becomes MathML.
import type { MarkedExtension, Tokens } from 'marked';
import temml from 'temml';
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
