// How a feature reads and writes links for its scenes.
import type { Scenario } from '../../../world/simulation/scenario';
import type { Session } from '../../session/session';

/** A text that a person may add to links and pictures, such as a name. The dialog behind Share has its field. */
export interface Signature {
  readonly label: string;
  /** Largest length. characters */
  readonly longest: number;
  /** Returns the stored text; empty if there is none. */
  read(): string;
  write(text: string): void;
}

/** The scenario of an address, and its title. */
export interface AddressedScene {
  readonly scenario: Scenario;
  readonly title: string;
}

/** The contents of a link or file for a run that was just played. */
interface LinkContents {
  /** An address `key=…`; null if only the whole scenario can hold the run. */
  readonly words: string | null;
  readonly scenario: Scenario;
}

/** The short address of a scene as it was opened. */
export interface ShortAddress {
  /** Words behind the #. */
  readonly words: string;
  /** Path of the built page with the scene's picture, from the program's page; null if there is none. */
  readonly page: string | null;
}

/** The functions with which a feature reads and writes links. */
export interface LinkForm {
  /** Reads an address `key=…`. Returns null for unknown words. Throws for damaged ones. */
  read(words: string): AddressedScene | null | Promise<AddressedScene | null>;
  /** Returns the run that was just played; null if there is none, and then the link holds the scene. */
  written(session: Session): LinkContents | null;
  /** Returns the address of a scene of the feature that nobody has changed; null if it has none. */
  short?(session: Session): ShortAddress | null;
  /** The text that a shared run may carry; null for none. */
  readonly signature: Signature | null;
}
