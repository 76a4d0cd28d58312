// The result of a step test in words, once every body has come to rest or its time is over.
import type { Session } from '../../session/session';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { namesOf } from '../../view/bodies';

/** How long a body is waited for, as long as a step test lasts at most. s */
const longestWait = 4;

/** Largest number of bodies whose results are said. */
const mostBodies = 4;

/** A step test under way. */
export class StepTestResult {
  readonly #began: number;
  readonly #bodies: readonly Entity[];

  /** Of a test that begins now. */
  constructor({ simulation }: Session) {
    this.#began = simulation.time;
    this.#bodies = simulation.entities
      .filter((entity) => kindOf(entity).holds === 'heading' && !simulation.isAutonomous(entity))
      .slice(0, mostBodies);
  }

  /** "Missile: settled in 0.63 s, 2 % over."; null while there is nothing to tell yet. */
  words(session: Session): string | null {
    const passed = session.simulation.time - this.#began;
    const isOver = passed >= longestWait;
    const names = namesOf(session, this.#bodies);
    const results = this.#bodies.map((entity, n) =>
      this.#resultOf(session, entity, names[n], passed, isOver),
    );
    return results.includes(null) ? null : results.join(' ');
  }

  #resultOf(session: Session, entity: Entity, name: string, passed: number, isOver: boolean): string | null {
    const meter = session.simulation.measures.of(entity)?.turn;
    const turn = meter?.settled ?? null;
    // A turn from before the test says nothing about it.
    const isOwn = turn !== null && turn === meter?.last && turn.seconds <= passed;
    if (!isOwn) return isOver ? `${name}: did not come to rest.` : null;
    const { settlingTime, overshoot } = turn.response;
    return `${name}: settled in ${(settlingTime ?? 0).toFixed(2)} s, ${(100 * overshoot).toFixed(0)} % over.`;
  }
}
