// The heroes by the names that scenario files have for them, and the one of a scene.
import type { Session } from '../../session/session';
import type { HeroName } from '../../simulation/heroes/hero';
import type { ViewState } from '../view-state';
import { bodies, count, crates, forget, gravity, inertia, motor, remarks, wind } from './choices';
import type { Hero, HeroScene } from './hero';
import { hold, jump, shove, turn } from './presses';
import { evasion, frame, frequency, noise, targetSpeed, turnRate } from './ranges';

export const heroes: Readonly<Record<HeroName, Hero>> = {
  motor,
  remarks,
  bodies,
  turn,
  jump,
  frequency,
  wind,
  gravity,
  hold,
  frame,
  noise,
  crates,
  'target-speed': targetSpeed,
  evasion,
  'turn-rate': turnRate,
  forget,
  inertia,
  count,
  shove,
};

/** The hero of the present scene with what its file says of it; null where there is none, or nothing for it to set. */
export function heroOf(session: Session, view: ViewState): { hero: Hero; scene: HeroScene } | null {
  const { hero: spec } = session.scenario;
  if (!spec) return null;
  const { label, min, max } = spec;
  const usual = heroes[spec.sets];
  const range = usual.range && { ...usual.range, min: min ?? usual.range.min, max: max ?? usual.range.max };
  const hero = { ...usual, label: label ?? usual.label, ...(range && { range }) };
  const scene = { session, view, spec };
  if (hero.choice && hero.choice.options(scene).length < 2) return null;
  return hero.range && hero.range.now(scene) === null ? null : { hero, scene };
}
