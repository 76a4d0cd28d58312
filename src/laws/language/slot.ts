// Laws of one’s own before what reads them is loaded: few scenes have one.
import type { ControllerKind } from '../control/controllers';
import type { Language } from './language';

let language: Language | null = null;

/** Takes what was loaded. */
export function provideLanguage(given: Language): void {
  language = given;
}

/** Whether JSON text may hold a law of one’s own, however its letters are written. */
export const mayHoldOwnLaw = (json: string): boolean =>
  /"(?:o|\\u006f)(?:w|\\u0077)(?:n|\\u006e)"/i.test(json);

/** Loads what reads such laws, once. Rejects with a sentence where that fails. */
export async function loadOwnLaws(): Promise<void> {
  if (language) return;
  const read = await import('./own-law').catch(() => null);
  if (!read) throw new Error('Laws of one’s own could not be loaded. Is the connection gone?');
  language ??= read.ownLanguage;
}

const late = 'cannot be read yet: wait for slew.ready() once';

function loaded(): Language {
  if (language) return language;
  throw new RangeError(late);
}

/** The law that a person writes. */
export const own: ControllerKind = {
  label: 'My own law',
  help: 'Turns as its text says.',
  source: 'Written by hand',
  tunables: [],
  choices: [],
  texts: [
    {
      key: 'source',
      label: 'Text',
      takes: 'a text, see below',
      help: 'The law. Each gain that it declares is a setting too, -10000 to 10000.',
      refusal: (text) => (language ? language.refusal(text) : late),
    },
  ],
  rows: (settings) => language?.rows(settings) ?? [],
  load: loadOwnLaws,
  begin: (source) => ({ source }),
  create: (settings) => loaded().create(settings),
};
