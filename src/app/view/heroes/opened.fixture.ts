// Function that opens scenes with their main controls, for tests.
import { scenarios } from '../../../lab/scenarios';
import { Session } from '../../session/session';
import { ViewState } from '../view-state';
import { heroOf } from './heroes';

export function opened(id: string) {
  const { scenario } = scenarios.find((each) => each.id === id)!;
  const session = new Session(scenario, id);
  const view = new ViewState();
  const { hero, scene } = heroOf(session, view)!;
  return {
    ...{ session, view, hero, simulation: session.simulation, entities: session.entities },
    now: () => (hero.choice ?? hero.range)!.now(scene),
    choose: (value: number) => (hero.choice ?? hero.range)!.choose(scene, value),
    press: () => hero.press!.press(scene),
    values: () => hero.choice!.options(scene).map(({ value }) => value),
    words: () => hero.choice!.options(scene).map(({ word }) => word),
  };
}
