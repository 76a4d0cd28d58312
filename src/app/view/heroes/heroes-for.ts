// Lists the main controls that would have an effect in a scene.

import { kindOf } from '../../../world/simulation/entity-kinds';
import { type HeroName, heroKinds, isHeroName } from '../../../world/simulation/heroes/hero';
import type { Session } from '../../session/session';
import type { ViewState } from '../view-state';
import { heroFrom } from './heroes';

/**
 * Conditions that a scene must meet so that a main control has an effect, by the control's name. Other controls need no
 * condition.
 */
const needs: Partial<Record<HeroName, (session: Session) => boolean>> = {
  // Only the rules of 2013 make mistakes to remark on.
  remarks: ({ entities }) => entities.some((entity) => kindOf(entity).rules !== undefined),
  // Bodies with equal inertia turn alike either way.
  inertia: ({ entities: [first, ...others] }) =>
    others.some(({ build }) => build.size !== first.build.size || build.density !== first.build.density),
  // Only ships in space can be let go.
  held: ({ simulation }) => simulation.systems.some((system) => system.adjustables?.().held !== undefined),
};

/** Returns the names of the main controls that would have an effect in the open scene. */
export function heroesFor(session: Session, view: ViewState): HeroName[] {
  return Object.keys(heroKinds)
    .filter(isHeroName)
    .filter((sets) => (needs[sets]?.(session) ?? true) && heroFrom({ sets }, session, view) !== null);
}
