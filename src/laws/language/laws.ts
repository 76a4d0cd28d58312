// Every law by its name: those of the library, and the one that a person writes, whose language is loaded late.
import { type ControllerKind, controllerKinds } from '../control/controllers';
import type { Tunable } from '../control/tunable';
import type { ControllerSettings, TurnController } from '../control/turn-controller';

/** The language of laws that a person writes. */
export interface Language {
  /** Makes a controller. Throws RangeError with the place of what is wrong. */
  create(settings: ControllerSettings): TurnController;
  /** The gains of a law as rows; none while its text cannot be read. */
  rows(settings: ControllerSettings): readonly Tunable[];
  /** Why a text is no law; null when it is one. */
  refusal(source: unknown): string | null;
}

/** Null until own-law.ts is loaded. */
let language: Language | null = null;

export function provideLanguage(given: Language): void {
  language = given;
}

const late = 'cannot be read yet: wait for slew.ready() once';

function loaded(): Language {
  if (language) return language;
  throw new RangeError(late);
}

/** The law that a person writes. */
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
