// Tests that only main controls with an effect are offered for a scene.
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import type { Scenario } from '../../../world/simulation/scenario';
import { Session } from '../../session/session';
import { ViewState } from '../view-state';
import { heroesFor } from './heroes-for';

const offered = (scenario: Scenario) => heroesFor(new Session(scenario, scenario.name), new ViewState());

const scene: Scenario = {
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile', command: { kind: 'seek', target: [9, 0] } }],
};

describe('the main controls of a scene', () => {
  it('are those of one missile by Wucher’s PID: the heroes of every body, none of frequencies, crates, targets, guns or swarms', () => {
    expect(offered(scene)).toEqual(['motor', 'turn', 'wind', 'gravity', 'hold', 'shove']);
  });

  it('are more with a moving target, with crates, and with bodies of two sizes', () => {
    const moving = { ...scene, targets: [{ position: [9, 0], motion: { kind: 'circle' } }] } as const;
    expect(offered(moving)).toContain('target-speed');
    expect(offered({ ...scene, obstacles: [{ kind: 'crate', position: [9, 9], size: [2, 2] }] })).toContain(
      'crates',
    );
    const entities = [...scene.entities, { kind: 'missile', size: 2 }] as const;
    expect(offered({ ...scene, entities })).toContain('inertia');
  });

  it('have the one that each built-in scene has', () => {
    for (const { id, scenario } of scenarios)
      if (scenario.hero) expect(offered(scenario), id).toContain(scenario.hero.sets);
  });
});
