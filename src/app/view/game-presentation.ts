// What a game changes in what the person sees and can do. General code asks for it here, never by a game's name.
import { type Field, fieldOf } from '../../lab/files/field';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import type { Session } from '../session/session';
import type { BodyArt } from './bodies';
import { type Hidden, type Mode, type SceneMode, sceneMode, type Taken } from './mode';

/** How a body of a game looks where that is not as its kind does. */
export interface BodyLook {
  /** Its picture; that of its kind when left out. */
  readonly art?: BodyArt;
  /** 0xRRGGBB; its own when left out. */
  readonly colour?: number;
  /** How much larger it is drawn than it collides; 1 when left out. */
  readonly scale?: number;
}

/** The medals, from the easiest on. */
export type Medal = 'bronze' | 'silver' | 'gold' | 'ace';

/** How far a person has come in something. */
export interface Standing {
  /** "386", "3 of 9". */
  readonly words: string;
  /** What was won, before the words; nothing when left out. */
  readonly medals?: readonly Medal[];
}

/** A scene of a game that the gallery offers beside the built-in ones. It is opened by its address. */
export interface GameCard {
  /** Name of its picture. */
  readonly id: string;
  /** Id of the built-in scene that it stands behind. */
  readonly after: string;
  readonly name: string;
  readonly question: string;
  /** The words of its address. */
  words(): string;
  /** The best there so far; null before the first try. */
  best(): Standing | null;
  /** Whether a scenario is the one that it opens. */
  shows(scenario: Scenario): boolean;
}

/** The best that was reached in a scene of a person's own that is played as a game; the scene keeps it. */
export interface OwnBest {
  /** What it was reached in, by the name that the game has for it: once the scene is another one there, it no longer counts. */
  readonly of: string;
  /** Plain data of the game. Another page may have put anything there. */
  readonly result: unknown;
}

/** A scene of a person's own. */
export interface KeptScene {
  readonly scenario: Scenario;
  /** The best that was reached in it; null for nothing. */
  readonly best: OwnBest | null;
  /** Whether it was made on this device; what came from elsewhere, and what is made of that, is not. */
  readonly isMine: boolean;
}

/** What the page shows of a game before it is opened. It is loaded after the start. */
export interface GameDoor {
  /** Id of its built-in scene. */
  readonly scene: string;
  readonly name: string;
  /** One short sentence: what there is to do. */
  readonly line: string;
  /** The best so far; null before the first try. */
  best(): Standing | null;
  /** The best in a scene of a person's own, as far as it is played there; null before the first try, and in any other scene. @param best that the scene keeps */
  reached?(scenario: Scenario, best: OwnBest | null): Standing | null;
  /** A scene of a person's own as it is sent: with the best that was reached in it, as far as it is played there; as it is when it was not. */
  sent?(scene: KeptScene): Scenario;
  /** A scene of a person's own with what another one brings along that is the same to play: as it is where that is nothing new, null where it is not the same. */
  joined?(scene: KeptScene, came: Scenario): Scenario | null;
  /** Begins it, or its game of the date, without a title once it was played; it is opened by its address when left out. */
  begin?(session: Session, ofToday: boolean): void;
  /** Its game of the date, the same for everybody. */
  readonly today: {
    /** "Today’s course". */
    readonly name: string;
    /** The words of its address. */
    words(): string;
    /** The best of the date; null before the first try. */
    best(): Standing | null;
  };
  /** Cards of the gallery. */
  readonly cards?: readonly GameCard[];
}

/** What stands at the top: the question, and the quiet line below it. */
export interface SceneWords {
  readonly question: string;
  readonly hint: string;
}

/** A text that a person may add to a link, such as the own name. It is asked for where the link is made. */
export interface Signature {
  readonly label: string;
  /** characters */
  readonly longest: number;
  /** The text that is kept; empty for none. */
  read(): string;
  write(text: string): void;
}

/** What a game changes in what the person sees and can do. What it adds to page and picture comes late, see GameLoader. */
export interface GamePresentation<Page = unknown> {
  readonly game: Field;
  readonly mode: Mode;
  /** Loads what it adds to page and picture. */
  page(): Promise<Page>;
  /** Whether that is loaded only for a scene of it, and not ahead of one: it is large. */
  readonly onDemand?: true;
  /** Loads what is shown of it before it is opened. */
  door?(): Promise<GameDoor>;
  /** Finds out what the medals of a scene of the game take: what was flown, or why there are none, as plain data. Rejects with a sentence. */
  prove?(scenario: Scenario): Promise<unknown>;
  /** What a finger can do in its picture, in a few words: on a phone, until something was done there. */
  readonly fingerHint?: string;
  /** How a body looks, where that is not as its kind does. */
  look?(session: Session, entity: Entity): BodyLook | null;
  /** Whether the target is marked on the field; always when left out. */
  marksTarget?(session: Session): boolean;
  /** Opacity of a body, 0 to 1. */
  opacity?(session: Session, entity: Entity): number;
  /** Whether two scenarios of the game are the same scene to look at, for example two runs. */
  isSameScene?(a: Scenario, b: Scenario): boolean;
  /** Restarts the game, where that is more than moving bodies back to the start. */
  restart?(session: Session): void;
  /** The words of an address that holds what was just played; null while there is nothing of the kind. */
  address?(session: Session): string | null;
  /** The scene with what was just played in it, where it has no such address; null while there is nothing of the kind. */
  played?(session: Session): Scenario | null;
  /** What stands in place of the scene's question and quiet line now; null for these. */
  words?(session: Session): SceneWords | null;
  /** What that address holds besides, if the person gives it. */
  readonly signature?: Signature;
  /** The scenario that a link or a file holds, in place of the current scene. */
  shared?(session: Session): Scenario;
}

/** The presentations of all games. */
export class GamePresentations<Page = unknown> {
  readonly all: readonly GamePresentation<Page>[];

  constructor(all: readonly GamePresentation<Page>[] = []) {
    this.all = all;
  }

  /** That of a scenario's game; null for most scenarios. */
  of(scenario: Scenario): GamePresentation<Page> | null {
    const game = fieldOf(
      scenario,
      this.all.map(({ game }) => game),
    );
    return this.all.find((one) => one.game === game) ?? null;
  }

  /** The mode of a scenario; without locks for most. */
  modeOf(scenario: Scenario): SceneMode {
    return sceneMode(this.of(scenario)?.mode);
  }

  /** Whether the feature of a scenario does a part of the page itself. */
  takes(scenario: Scenario, part: Taken): boolean {
    return this.modeOf(scenario).takes.includes(part);
  }

  /** Whether a part of the page is left out for a scenario. */
  hides(scenario: Scenario, part: Hidden): boolean {
    return this.modeOf(scenario).hides.includes(part);
  }

  /** What stands at the top of the page: what the scene's game says, or the scene itself. */
  wordsOf(session: Session): Partial<SceneWords> & Pick<SceneWords, 'question'> & { ofGame: boolean } {
    const { scenario } = session;
    const words = this.of(scenario)?.words?.(session);
    const { question = scenario.name, hint } = words ?? scenario;
    return { question, hint, ofGame: words != null };
  }

  /** Whether two scenarios are the same scene to look at. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    return a === b || (this.of(a)?.isSameScene?.(a, b) ?? false);
  }
}

/** Tells when the scene is another one, because choices of the view last as long as a scene. */
export class SceneWatch {
  readonly #games: GamePresentations;
  #seen: Pick<Session, 'scene' | 'scenario'> | null = null;

  constructor(games: GamePresentations) {
    this.#games = games;
  }

  /** Whether this is another scene than at the last look; the first one always is. While a scene is built it stays one. */
  isNew({ scene, scenario }: Pick<Session, 'scene' | 'scenario'>): boolean {
    const seen = this.#seen;
    this.#seen = { scene, scenario };
    return !seen || (seen.scene !== scene && !this.#games.isSameScene(seen.scenario, scenario));
  }
}
