// Choice of the scene's main control: the one slider or switch that players see first.

import { useApp } from '../../../app/ui/app';
import { Chooser } from '../../../app/ui/kit/chooser';
import { heroes } from '../../../app/view/heroes/heroes';
import { heroesFor } from '../../../app/view/heroes/heroes-for';
import type { HeroName } from '../../../world/simulation/heroes/hero';
import { buildOf } from '../state/current';

/** Menu to choose the scene's main control: the one slider or switch that players see first. */
export function LargeControl() {
  const app = useApp();
  const { session, view } = app;
  const { hero } = session.scenario;
  const choose = (sets: HeroName | 'none') =>
    buildOf(app).change(({ hero: _, ...start }) => (sets === 'none' ? start : { ...start, hero: { sets } }));
  const offered = heroesFor(session, view);
  const names = hero && !offered.includes(hero.sets) ? [hero.sets, ...offered] : offered;
  const options = [
    ...names.map((value) => ({ value, label: heroes[value].label || heroes[value].press?.word || value })),
    { value: 'none', label: 'none' },
  ];
  return (
    <span class="build-hero">
      <span aria-hidden="true">Main control</span>
      <Chooser
        aria-label="Main control"
        options={options}
        value={hero?.sets ?? 'none'}
        choose={(value) => choose(value as HeroName | 'none')}
      />
    </span>
  );
}
