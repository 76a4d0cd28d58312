// Tests of the picture's shake: it stays within its bounds, ends, and does not occur with reduced motion.
import type Phaser from 'phaser';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { dodgeScenario } from '../scenario';
import { Shake, shakeLayer, shaking } from './shake-layer';

describe('a shake', () => {
  it('stays within its reach, and ends', () => {
    const shake = new Shake();
    shake.add(1);
    shake.add(1);
    let moved = 0;
    for (let n = 0; n < 60 * shaking.lasts; n++) {
      const { x, y } = shake.advance(1 / 60);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(shaking.reach);
      moved = Math.max(moved, Math.abs(x));
    }
    expect(moved).toBeGreaterThan(shaking.reach / 4);
    const { x, y } = shake.advance(1 / 60);
    expect(Math.abs(x) + Math.abs(y)).toBe(0);
  });
});

/** Returns the greatest shift of the picture in the half second after a hit. CSS pixels */
function movedByAHit(isReduced: boolean): number {
  const session = new Session(dodgeScenario, 'dodge', [dodgeGame]);
  const game = dodgeOf(session.simulation)!;
  let moved = 0;
  const parentContainer = {
    scaleX: 1,
    scaleY: 1,
    setPosition(x: number, y: number) {
      moved = Math.max(moved, Math.abs(x), Math.abs(y));
    },
  } as Phaser.GameObjects.Container;
  const layer = shakeLayer({ group: { parentContainer } }, () => isReduced);
  while (game.state !== 'over') session.step();
  for (let n = 0; n < 30; n++) layer({ session, clock: n / 60 });
  return moved;
}

describe('a hit', () => {
  it('shakes the picture, but not with reduced motion', () => {
    expect(movedByAHit(false)).toBeGreaterThan(shaking.reach / 4);
    expect(movedByAHit(true)).toBe(0);
  });
});
