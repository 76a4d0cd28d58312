// Which large controls a scene can have: those that would do something in it.

import { kindOf } from '../../../world/simulation/entity-kinds';
import { type HeroName, heroKinds, isHeroName } from '../../../world/simulation/heroes/hero';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';
import { heroFrom } from './heroes';

/** What a scene must have, where the choice of a hero does not tell. */
const needs: Partial<Record<HeroName, (session: Session) => boolean>> = {
  // Only the rules of 2013 make errors.
  remarks: ({ entities }) => entities.some((entity) => kindOf(entity).rules !== undefined),
  // Bodies of one build turn alike either way.
  inertia: ({ entities: [first, ...others] }) =>
    others.some(({ build }) => build.size !== first.build.size || build.density !== first.build.density),
  // Only ships in space can be let go.
  held: ({ simulation }) => simulation.systems.some((system) => system.adjustables?.().held !== undefined),
};

/** The names of the heroes that would do something in the present scene. */
export function heroesFor(session: Session, view: ViewState): HeroName[] {
  return Object.keys(heroKinds)
    .filter(isHeroName)
    .filter((sets) => (needs[sets]?.(session) ?? true) && heroFrom({ sets }, session, view) !== null);
}
