// Entries: the cards of features' scenes in Games and in the gallery, with the best results.
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';
import type { Session } from '../session/session';

/** The medals, from the easiest to the hardest. */
export type Medal = 'bronze' | 'silver' | 'gold' | 'ace';

/** A person's best result in a scene or game. */
export interface BestResult {
  /** The result in words: "386", "3 of 9". */
  readonly words: string;
  /** Medals that the person has won, shown before the words. */
  readonly medals?: readonly Medal[] | undefined;
}

/** A gallery card that is not for a built-in scene. It opens an address. */
export interface EntryCard {
  /** Name of the card's picture. */
  readonly id: string;
  /** Id of the built-in scene whose card comes before this one. */
  readonly after: string;
  readonly name: string;
  readonly question: string;
  /** Returns the words of the address. */
  words(): string;
  /** Returns the best result; null before the first try. */
  best(): BestResult | null;
  /** Whether the card opens this scenario. */
  shows(scenario: Scenario): boolean;
}

/** A daily game, the same for everybody. */
interface EntryOfToday {
  /** Name of the game, such as "Today’s course". */
  readonly name: string;
  /** What it is, in a few words. */
  readonly line: string;
  /** Returns the words of the address. */
  words(): string;
  /** Returns today's best result; null before the first try. */
  best(): BestResult | null;
}

/** Drawing of a level: gates, and a line through them. m */
export interface LevelDrawing {
  readonly start: Place;
  /** Heading at the start. rad */
  readonly angle: number;
  /** Both ends of each gate. */
  readonly gates: readonly (readonly [Place, Place])[];
  /** Places between which the middles of moving gates swing. */
  readonly ways: readonly (readonly [Place, Place])[];
  readonly rings: readonly { readonly at: Place; readonly radius: number }[];
  readonly line: readonly Place[];
  /** Whether the line is the person's best flight, and not only a proposal. */
  readonly isFlown: boolean;
}

/** A level of a game, as a tile of Games. */
export interface Level {
  readonly id: string;
  readonly name: string;
  /** What it is, in a few words. */
  readonly line: string;
  /** Best result; null before the first try. */
  readonly best: BestResult | null;
  /** Why one may try it next, in words; null for all levels but one. */
  readonly next: string | null;
  readonly drawing: LevelDrawing;
  /** Words of the address. */
  readonly words: string;
}

/** A scene of a feature, as Games and the gallery show it. */
export interface Entry {
  /** Id of the built-in scene. */
  readonly scene: string;
  readonly name: string;
  /** The task, in one short sentence. */
  readonly line: string;
  /** Returns the best result; null before the first try. */
  best(): BestResult | null;
  /** Starts the scene, or its daily game, instead of opening its address. */
  begin?(session: Session, ofToday: boolean): void;
  /** Returns the next goal in words; null once all are reached. */
  goal?(): string | null;
  /** Returns the levels of a game that has some. */
  levels?(): readonly Level[];
  readonly today: EntryOfToday;
  readonly cards: readonly EntryCard[];
}

/** Best result in a scene that is saved on this device. */
export interface OwnBest {
  /** Id that the feature gives to the scene of the result. The result is void once the scene has another id. */
  readonly of: string;
  /** Data of the feature. Do not trust it: another page may have written it. */
  readonly result: unknown;
}

/** A scene that is saved on this device. */
export interface SavedScene {
  readonly scenario: Scenario;
  /** Best result; null without one. */
  readonly best: OwnBest | null;
  /** Whether the scene was made on this device. False for scenes from elsewhere and their copies. */
  readonly isMine: boolean;
}

/** A feature's handling of best results in saved scenes. */
export interface KeptBests {
  /** Returns the best result in a scene; null before the first try, and in scenes of other features. */
  bestOf(scenario: Scenario, best: OwnBest | null): BestResult | null;
  /** Returns the form of a scene for a link, with its best result if any. */
  forSending(scene: SavedScene): Scenario;
  /**
   * Merges a received scene into the saved one. Returns the same object if nothing is new, and null if they are
   * different scenes to play.
   */
  mergeWith(scene: SavedScene, came: Scenario): Scenario | null;
}
