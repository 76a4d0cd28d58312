// A finger in Dodge does not have to be on the player, which it would hide. Places in metres.
import { describe, it } from 'vitest';
import { expectPlaces, setUp } from '../../../scene/input/gestures.fixture';
import type { EntitySpec } from '../../../simulation/scenario';
import { dodgeFace } from '../face';

describe('in Dodge', () => {
  const player: EntitySpec = { kind: 'character', command: { kind: 'seek', target: [0, 0] } };

  it('a finger moves the target by its own motion from wherever it is put down, a mouse moves it to the pointer', () => {
    const { session, gestures, touch } = setUp(player, { dodge: { arena: [100, 60] } }, [dodgeFace]);
    const finger = (x: number, y: number) => ({ ...touch(x, y), finger: true });
    gestures.press(finger(30, 20), false);
    expectPlaces([session.commands.target], [{ x: 0, y: 0 }]);
    gestures.move(finger(34, 17));
    expectPlaces([session.commands.target], [{ x: 4, y: -3 }]);
    gestures.release(finger(34, 17));
    gestures.press(touch(-20, 10), false);
    expectPlaces([session.commands.target], [{ x: -20, y: 10 }]);
  });
});
