// Which law of guidance the autopilot uses: its own in flight, pursuit where a law needs flight and there is none.
import { World } from 'planck';
import { expect, it } from 'vitest';
import { Character } from './character';
import { guidanceKinds, isGuidanceName } from './guidance/guidance';

const target = { x: 20, y: 5 };
const laws = Object.keys(guidanceKinds).filter(isGuidanceName);

/** The point a character aims at in its first step. It flies along +x at 10 m/s, the target 14° aside. */
function aimPoint(kind: (typeof laws)[number], command: 'seek' | 'turn-towards') {
  const world = new World({ gravity: { x: 0, y: 0 } });
  const character = new Character(world, { position: { x: 0, y: 0 }, angle: 0, guidance: { kind } });
  character.body.setLinearVelocity({ x: 10, y: 0 });
  character.give({ kind: command, target });
  character.update(1 / 60);
  return character.aim.point;
}

it.each(laws)('%s aims a body that only turns straight at a target that stands still', (kind) => {
  expect(aimPoint(kind, 'turn-towards')).toEqual(target);
});

it('proportional navigation starts along the flight: at the target’s range, straight ahead', () => {
  expect(aimPoint('proportional-navigation', 'seek')).toEqual({ x: Math.hypot(20, 5), y: 0 });
});
