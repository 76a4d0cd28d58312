// Tests of the momentum given to crates, computed from the measured changes of their motion.
import { expect, it } from 'vitest';
import { Simulation } from '../simulation';
import { momentumGiven } from './momentum-given';

it('the momentum of all that hit a crate stays known after it has come to rest', () => {
  const simulation = new Simulation({
    version: 1,
    name: 'a crate',
    entities: [{ kind: 'missile', position: [50, 50], command: { kind: 'idle' } }],
    obstacles: [{ kind: 'crate', position: [0, 0], size: [2, 2], density: 6 }],
  });
  const [crate] = simulation.obstacles;
  const [spec] = simulation.obstacleField.specs;
  expect(momentumGiven(crate, spec)).toEqual({ x: 0, y: 0 });
  crate.body.applyLinearImpulse({ x: 24, y: -7 }, crate.body.getWorldCenter(), true);
  for (let n = 0; n < 30; n++) simulation.step();
  crate.body.applyLinearImpulse({ x: -4, y: 0 }, crate.body.getWorldCenter(), true);
  for (let n = 0; n < 600; n++) simulation.step();
  const { x, y } = momentumGiven(crate, spec);
  expect(crate.body.getLinearVelocity().length()).toBeLessThan(0.05);
  expect(x).toBeCloseTo(20, 1);
  expect(y).toBeCloseTo(-7, 1);
});
