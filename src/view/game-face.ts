// What a game changes for the person: asked by everything that shows or offers something, never by a game's name.
import { type Game, gameOf } from '../files/game';
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';
import type { Scenario } from '../simulation/scenario';

/** The face of a game. */
export interface GameFace {
  readonly game: Game;
  /** Ids of actions that would break its rules. */
  readonly locks?: readonly string[];
  /** Whether a finger pushes the target from wherever it is put down, so that it hides nothing. */
  readonly fingerPushes?: true;
  /** Whether there is no time to read what explains the turning. */
  readonly unexplained?: true;
  /** What the hint beside the target says. */
  readonly hint?: string;
  /** Rows for the help: what to do, and what it does. */
  readonly help?: readonly (readonly [string, string])[];
  /** How much of a body is seen, 0 to 1. */
  opacity?(session: Session, entity: Entity): number;
  /** Whether two scenarios of the game are one scene to look at, as its next run is. */
  isSameScene?(a: Scenario, b: Scenario): boolean;
  /** Begins it anew, where that is more than bodies back to the start. */
  restart?(session: Session): void;
  /** What a link or a file holds in place of the scene as it is now. */
  shared?(session: Session): Scenario;
}

/** The faces of all games. */
export class Faces {
  readonly all: readonly GameFace[];

  constructor(all: readonly GameFace[] = []) {
    this.all = all;
  }

  /** The face of the game that a scenario is played as; null for most. */
  of(scenario: Scenario): GameFace | null {
    const game = gameOf(
      scenario,
      this.all.map((face) => face.game),
    );
    return this.all.find((face) => face.game === game) ?? null;
  }

  /** Whether two scenarios are one scene to look at. */
  isSameScene(a: Scenario, b: Scenario): boolean {
    return a === b || (this.of(a)?.isSameScene?.(a, b) ?? false);
  }
}
