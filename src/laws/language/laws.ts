// Every law by its name: those of the library, and 'own' for one that a user writes. The language of written laws is loaded late.
import { type ControllerKind, controllerKinds } from '../control/controllers';
import type { Tunable } from '../control/tunable';
import type { ControllerSettings, TurnController } from '../control/turn-controller';

/** Functions by which the program reads, checks and runs laws that users write as text. */
export interface LawLanguage {
  /**
   * Creates the controller that turns a body by a user's law. Throws RangeError for an invalid text or gain.
   * @param settings the law's text in the field `source`; the value of each gain in the field with its name
   */
  create(settings: ControllerSettings): TurnController;
  /** Returns the gains that a law's text declares, as settings. Empty while the text has mistakes. */
  rows(settings: ControllerSettings): readonly Tunable[];
  /** Returns an error message for a text that is not a law; null for a law. */
  refusal(source: unknown): string | null;
}

/** Functions that read laws which users write as text; null until own-law.ts is loaded. */
let language: LawLanguage | null = null;

export function provideLanguage(given: LawLanguage): void {
  language = given;
}

const late = 'cannot be read yet: wait for slew.ready() once';

function loaded(): LawLanguage {
  if (language) return language;
  throw new RangeError(late);
}

/** The kind 'own': laws that users write as text. */
const own: ControllerKind = {
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
  begin: (source) => ({ source }),
  create: (settings) => loaded().create(settings),
};

export const laws = { ...controllerKinds, own };
