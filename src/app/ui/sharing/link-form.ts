// The form of links that a feature reads and writes for its scenes.
import type { Scenario } from '../../../world/simulation/scenario';
import type { Session } from '../../session/session';

/** A text that a person may add to a link, such as a name. The page asks for it where the link is made. */
export interface Signature {
  readonly label: string;
  /** characters */
  readonly longest: number;
  /** Returns the text that is kept; empty for none. */
  read(): string;
  write(text: string): void;
}

/** A scenario that an address names, and its title. */
export interface Addressed {
  readonly scenario: Scenario;
  readonly title: string;
}

/** Contents of links and files of a scene that was played. */
interface Written {
  /** Words of an address `key=…`; null where only the scenario can hold it. */
  readonly words: string | null;
  readonly scenario: Scenario;
}

/** Links of a feature. */
export interface LinkForm {
  /** Reads the words of an address `key=…`. Returns null for unknown words. Throws for damaged ones. */
  read(words: string): Addressed | null | Promise<Addressed | null>;
  /** Returns what was just played; null for nothing, and then the link holds the scene as ever. */
  written(session: Session): Written | null;
  /** Asked for where something was played; null for never. */
  readonly signature: Signature | null;
}
