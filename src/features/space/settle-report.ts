// Results of turns in space as texts, like those on the cards of two-dimensional bodies.
import { firstOf, flaggedFirst, sentenceOf, verdictIn } from '../../app/scene/cards/card-state';
import type { Session } from '../../app/session/session';
import { spaceOf } from './rules/space-rules';

/** Results of the turns. `texts`: one per ship. `first`: index of the ship settled first, or null. */
export interface SettleReport {
  readonly texts: readonly string[];
  readonly first: number | null;
}

/** Makes a function that reports each ship's latest turn. */
export function settledUntilNext(): (session: Session) => SettleReport {
  let last: { readonly scene: symbol; readonly settled: SettleReport } | null = null;
  return (session) => {
    const { scene, simulation } = session;
    if (last?.scene !== scene || !spaceOf(simulation)?.isTurnPutOff)
      last = { scene, settled: settleReport(session) };
    return last.settled;
  };
}

/** Returns the results of all ships' turns so far. */
export function settleReport(session: Session): SettleReport {
  const { simulation, entities } = session;
  const turns = entities.map((entity) => simulation.measures.of(entity)?.turn.last ?? null);
  // The gyroscopic torque is countered with its value at the start of a step. The rest can help a fast turn,
  // past the bound.
  // Times are whole steps, so a difference of one step does not count.
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
