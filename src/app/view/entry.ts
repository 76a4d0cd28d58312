// Entries of games in the list of games and in the gallery: cards, levels and best results.
import type { Place } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';
import type { Session } from '../session/session';

/** The medals, from the easiest to the hardest. */
export type Medal = 'bronze' | 'silver' | 'gold' | 'ace';

/** A person's best result in a scene or game, as text and medals. */
export interface BestResult {
  /** The result as text, such as "386" or "3 of 9". */
  readonly words: string;
  readonly medals?: readonly Medal[] | undefined;
}

/** A gallery card that opens a link instead of a built-in scene, such as the link to today's course. */
export interface EntryCard {
  /** Id of the gallery card; also the name of its preview image. */
  readonly id: string;
  /** Id of the built-in scene whose card precedes this card in the gallery. */
  readonly after: string;
  readonly name: string;
  readonly question: string;
  /** Returns the part after the # in the address that this gallery card opens. */
  words(): string;
  /** Returns the person's best result; null before the first try. */
  best(): BestResult | null;
  /** Returns whether this gallery card's link opens the given scenario. */
  shows(scenario: Scenario): boolean;
}

/** A daily game, the same for everybody on one day. */
interface EntryOfToday {
  /** Name of the game, such as "Today’s course". */
  readonly name: string;
  /** Description of the daily game in a few words. */
  readonly line: string;
  /** Returns the URL parameters of the link to today's game. */
  words(): string;
  /** Returns the person's best result in the daily game of today; null before the first try. */
  best(): BestResult | null;
}

/** Drawing of a level on its tile: start, gates, rings and flight path. m */
export interface LevelDrawing {
  readonly start: Place;
  /** Heading of the level's body at the start. rad */
  readonly angle: number;
  /** Both end points of each gate. m */
  readonly gates: readonly (readonly [Place, Place])[];
  /** Paths of moving gates: both end points of the line on which a gate's centre moves. m */
  readonly ways: readonly (readonly [Place, Place])[];
  readonly rings: readonly { readonly at: Place; readonly radius: number }[];
  readonly line: readonly Place[];
  /** Whether `line` is the path of the person's best flight. False if `line` is only a suggested path. */
  readonly isFlown: boolean;
}

/** A level of a game, as a tile in the list of games. */
export interface Level {
  readonly id: string;
  readonly name: string;
  /** Description of the level in a few words. */
  readonly line: string;
  /** The person's best result in the level; null before the first try. */
  readonly best: BestResult | null;
  /** The reason to try this level next; null for all levels except the suggested one. */
  readonly next: string | null;
  readonly drawing: LevelDrawing;
  /** The part after the # in the address that opens this level. */
  readonly words: string;
}

/** A game as it appears in the list of games and in the gallery. */
export interface Entry {
  /** Id of the game's built-in scene. */
  readonly scene: string;
  readonly name: string;
  /** The player's task in one short sentence. */
  readonly line: string;
  /** Returns the person's best result in the game; null before the first try. */
  best(): BestResult | null;
  /**
   * Opens the game's scene. If left out, the page opens the game by its address.
   * @param ofToday whether to open today's daily game instead
   */
  begin?(session: Session, ofToday: boolean): void;
  /** Returns a sentence about the next goal; null once all goals are reached. */
  goal?(): string | null;
  /** Returns the levels of the game. Left out for a game without levels. */
  levels?(): readonly Level[];
  readonly today: EntryOfToday;
  readonly cards: readonly EntryCard[];
}

/** The person's best result in a scene. It is stored on this device with the scene. */
export interface OwnBest {
  /** Id of the scene to which the best result belongs. */
  readonly of: string;
  /** Result in the game's own format. Must be validated. */
  readonly result: unknown;
}

/** A scene that is saved on this device, with the person's best result. */
export interface SavedScene {
  readonly scenario: Scenario;
  /** The person's best result in the scene; null before the first result. */
  readonly best: OwnBest | null;
  /** Whether the scene was made on this device. False for scenes from elsewhere, and for copies of such scenes. */
  readonly isMine: boolean;
}

/** Functions that a game provides for its saved scenes (`SavedScene`). */
export interface KeptBests {
  bestOf(scenario: Scenario, best: OwnBest | null): BestResult | null;
  /** Returns the scenario for a link to a saved scene, including any best result. */
  forSending(scene: SavedScene): Scenario;
  /**
   * Copies other players' runs from a link into a saved scenario.
   * @param came the scenario from the link
   * @returns the new scenario; the unchanged saved scenario if the link has no new runs; null if the link is for
   * another course
   */
  mergeWith(scene: SavedScene, came: Scenario): Scenario | null;
}
