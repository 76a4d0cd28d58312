// Entries: the cards of a feature's scenes in Play and in the gallery, and the best results in them.
import type { Scenario } from '../../world/simulation/scenario';
import type { Session } from '../session/session';

/** The medals, from the easiest on. */
export type Medal = 'bronze' | 'silver' | 'gold' | 'ace';

/** A person's progress in something. */
export interface Standing {
  /** "386", "3 of 9". */
  readonly words: string;
  /** Medals that were won, shown before the words. */
  readonly medals?: readonly Medal[];
}

/** A card of the gallery beside the built-in scenes. An address opens it. */
export interface EntryCard {
  /** Name of its picture. */
  readonly id: string;
  /** Id of the built-in scene that it stands behind. */
  readonly after: string;
  readonly name: string;
  readonly question: string;
  /** Words of its address. */
  words(): string;
  /** Best result; null before the first try. */
  best(): Standing | null;
  /** Whether a scenario is the one that it opens. */
  shows(scenario: Scenario): boolean;
}

/** A game of the date, the same for everybody. */
interface EntryOfToday {
  /** "Today’s course". */
  readonly name: string;
  /** Words of its address. */
  words(): string;
  /** Best result of the date; null before the first try. */
  best(): Standing | null;
}

/** A feature's scene in Play and in the gallery. */
export interface Entry {
  /** Id of its built-in scene. */
  readonly scene: string;
  readonly name: string;
  /** One short sentence: what there is to do. */
  readonly line: string;
  /** Best result; null before the first try. */
  best(): Standing | null;
  /** Begins it, or its game of the date, in place of its address. */
  begin?(session: Session, ofToday: boolean): void;
  readonly today: EntryOfToday;
  readonly cards: readonly EntryCard[];
}

/** The best result in a scene that a person keeps. */
export interface OwnBest {
  /** The feature's name of the scene in which it was reached. It no longer counts once the scene has another name there. */
  readonly of: string;
  /** Plain data of the feature. Another page may have put anything there. */
  readonly result: unknown;
}

/** A scene that a person keeps. */
export interface KeptScene {
  readonly scenario: Scenario;
  /** Best result; null for none. */
  readonly best: OwnBest | null;
  /** Whether it was made on this device; a scene from elsewhere, and what is made of it, was not. */
  readonly isMine: boolean;
}

/** Results that a feature keeps with the scenes of a person. */
export interface KeptBests {
  /** Best result in a scene; null before the first try and in scenes that the feature does not play. */
  reached(scenario: Scenario, best: OwnBest | null): Standing | null;
  /** Returns a scene as it is sent, with its best result if there is one. */
  sent(scene: KeptScene): Scenario;
  /** Adds what another scene brings to a scene that is the same to play. Returns the same object for nothing new, null for another scene. */
  joined(scene: KeptScene, came: Scenario): Scenario | null;
}
