// Tests that the exported guidance laws, which use plain numbers, give the program's results to the last bit.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Lead, Navigation, Pursuit } from '../../../laws/export/guidance/flat';
import { createGuidance, type GuidanceName } from './guidance';

/** A guidance law as the program exports it in a code file. It takes and returns plain numbers instead of objects. */
interface Flat {
  update(...numbers: number[]): number;
  rate(): number;
  reset(): void;
}

const flats: Readonly<Record<GuidanceName, () => Flat>> = {
  pursuit: () => new Pursuit(),
  lead: () => new Lead(),
  'proportional-navigation': () => new Navigation(4, false),
  'augmented-navigation': () => new Navigation(4, true),
};

const metres = fc.double({ min: -60, max: 60, noNaN: true });
const near = fc.double({ min: -0.4, max: 0.4, noNaN: true });
const place = fc.oneof(
  { arbitrary: fc.record({ x: metres, y: metres }), weight: 8 },
  fc.record({ x: near, y: near }),
);
const speeds = fc.double({ min: -12, max: 12, noNaN: true });
const velocity = fc.oneof(fc.record({ x: speeds, y: speeds }), fc.constant({ x: 0, y: 0 }));
const step = fc.record({
  ...{ offset: place, velocity, targetVelocity: velocity },
  heading: fc.double({ min: -9, max: 9, noNaN: true }),
  speed: fc.constantFrom(0, 5, 10),
  timeStep: fc.constantFrom(0, 1 / 60, 1 / 120),
  resets: fc.constantFrom(false, false, false, true),
});

it.each(Object.entries(flats))('%s', (kind, make) => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const [law, flat] = [createGuidance({ kind: kind as GuidanceName }), make()];
      for (const { offset, velocity, targetVelocity, heading, speed, timeStep, resets } of steps) {
        if (resets) for (const one of [law, flat]) one.reset();
        const last = kind === 'lead' ? speed : timeStep;
        const aim = law.aim({
          ...{ position: { x: 0, y: 0 }, target: offset, velocity, targetVelocity, heading, speed, timeStep },
        });
        const [{ x, y }, { x: u, y: v }] = [velocity, targetVelocity];
        const answer = flat.update(offset.x, offset.y, x, y, u, v, heading, last);
        // A zero may have either sign.
        expect([answer + 0, flat.rate() + 0]).toEqual([aim.heading + 0, aim.headingRate + 0]);
      }
    }),
    { numRuns: 400 },
  );
});
