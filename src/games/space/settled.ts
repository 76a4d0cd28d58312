// How turns in space went, as the cards of the plane tell it.
import { firstOf, sentenceOf, statesOf } from '../../scene/cards/card-state';
import type { Session } from '../../session/session';

/** How the turns of all bodies went so far, as the cards of the plane tell it, with the best possible time. */
export function settledIn(session: Session) {
  const { simulation, entities } = session;
  const turns = entities.map((entity) => simulation.measures.of(entity)?.turn.last ?? null);
  const texts = statesOf(session).map(({ verdict }, n) => {
    const { timesLimit = null } = turns[n] ?? {};
    const isThere = /^[\d<]/.test(verdict.lead);
    const lead =
      isThere && timesLimit ? `${verdict.lead}, ${timesLimit.toFixed(2)}\u00a0×\u00a0best` : verdict.lead;
    return sentenceOf({ ...verdict, lead });
  });
  return { texts, first: firstOf(turns) };
}
