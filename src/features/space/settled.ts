// How turns in space went, as the cards of the plane tell it.
import { firstOf, flaggedFirst, sentenceOf, verdictIn } from '../../app/scene/cards/card-state';
import type { Session } from '../../app/session/session';
import { spaceOf } from './rules/space-rules';

/** How turns went, in words, and which body was the first to settle; null before that is known. */
export interface Settled {
  readonly texts: readonly string[];
  readonly first: number | null;
}

/** The same from call to call; while the next turn is put off, of the one before that. */
export function settledUntilNext(): (session: Session) => Settled {
  let last: { readonly scene: symbol; readonly settled: Settled } | null = null;
  return (session) => {
    const { scene, simulation } = session;
    if (last?.scene !== scene || !spaceOf(simulation)?.isTurnPutOff)
      last = { scene, settled: settledIn(session) };
    return last.settled;
  };
}

/** How the turns of all bodies went so far, as the cards of the plane tell it, with the best possible time where none was faster. */
export function settledIn(session: Session): Settled {
  const { simulation, entities } = session;
  const turns = entities.map((entity) => simulation.measures.of(entity)?.turn.last ?? null);
  // The gyroscopic torque is countered as it was when a step began: what is left of it can help a fast turn along, past the bound.
  // Times are whole steps, so that one step less is as good as none.
  const isBound = turns.every((turn) => {
    const { timesLimit, best } = turn ?? {};
    return !timesLimit || (timesLimit - 1) * (best?.settlingTime ?? 0) * simulation.stepRate > -1.5;
  });
  const texts = entities.map((entity, n) => {
    const verdict = verdictIn(session, entity, turns[n]);
    const { timesLimit = null } = turns[n] ?? {};
    const isThere = /^[\d<]/.test(verdict.lead);
    const lead =
      isThere && isBound && timesLimit
        ? `${verdict.lead}, ${Math.max(1, timesLimit).toFixed(2)}\u00a0×\u00a0best`
        : verdict.lead;
    return sentenceOf({ ...verdict, lead });
  });
  return { texts, first: flaggedFirst(session, firstOf(turns)) };
}
