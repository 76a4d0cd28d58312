// The functions with which a feature reads and writes links to its scenes.
import type { Scenario } from '../../../world/simulation/scenario';
import type { Session } from '../../session/session';

/** A text that a person may add to links and pictures, such as a name. */
export interface Signature {
  readonly label: string;
  /** Maximum number of characters that a person may enter, for example in a name. */
  readonly longest: number;
  read(): string;
  write(text: string): void;
}

/** The scenario that an address names, and its title. */
export interface AddressedScene {
  readonly scenario: Scenario;
  readonly title: string;
}

/** The contents of a link or file that shares a person's last attempt at a game. */
interface LinkContents {
  /** Text after the # of a short link to the run, such as `par=…`. Null without a short link. */
  readonly words: string | null;
  readonly scenario: Scenario;
}

/** The short address of an unchanged built-in scene or level. */
export interface ShortAddress {
  /** The part of the address after its #. */
  readonly words: string;
  /** URL of the scene's own web page, relative to the current page. Null without such a page. */
  readonly page: string | null;
}

/** The functions with which a feature reads and writes links to its scenes. */
export interface LinkForm {
  /**
   * Reads an address of the form `key=…`. Returns null for an unknown address. Throws for a damaged one.
   * @param words part of the address after its #
   */
  read(words: string): AddressedScene | null | Promise<AddressedScene | null>;
  /** Returns the link contents for the person's last attempt at a game. Null if there is no attempt. */
  written(session: Session): LinkContents | null;
  /** Returns the short address of the open scene. Null if the scene was changed or has no short address. */
  short?(session: Session): ShortAddress | null;
  /** Field for a text added to a shared run, such as a name. Null if there is none. */
  readonly signature: Signature | null;
}
