// Tests of the text under a ship, with its forms for none and one.
import { expect, it } from 'vitest';
import { identity } from '../../../laws/control/attitude/quaternion';
import { toRadians } from '../../../laws/exact/figures';
import { pointed } from '../order';
import { type ShipFacts, shipSentence, wordsOfAxis } from './words';

const facts = (more: Partial<ShipFacts>): ShipFacts => ({
  ...{ steered: true, isSet: false, crates: 0, hasCargo: true, hits: 0, flips: 0, product: null },
  ...{ offArc: 0, mostOffArc: 0, offArcNow: 0, error: 0, follows: false, isGuessing: false },
  ...more,
});

it.each<[Partial<ShipFacts>, string]>([
  [{ steered: false }, 'Not flipped yet.'],
  [{ steered: false, flips: 1 }, 'Flipped once.'],
  [{ steered: false, flips: 3, crates: 4 }, 'Flipped 3 times.'],
  [{ crates: 4, isSet: true }, 'Has met no crate yet.'],
  [{ crates: 4, isSet: true, hits: 1 }, 'Went through a crate once. Felt nothing.'],
  [{ crates: 4, isSet: true, hits: 4 }, 'Went through crates 4 times. Felt nothing.'],
  [{ crates: 8 }, 'Not hit yet.'],
  [
    { crates: 4, hits: 1, mostOffArc: toRadians(5.2), offArcNow: toRadians(4) },
    'Hit once. Thrown off by up to 5°.',
  ],
  [
    { crates: 4, hits: 5, mostOffArc: toRadians(5.2), offArcNow: toRadians(1) },
    'Hit 5 times. Thrown off by up to 5°, and back.',
  ],
  [
    { product: 'tensor-rotation', offArc: toRadians(26) },
    'Takes the cargo to be elsewhere: 26° off its way.',
  ],
  [
    { product: 'rotation-tensor', offArc: toRadians(0.6) },
    'Takes the cargo to be where it is: 1° off its way.',
  ],
  [{ product: 'tensor-rotation', offArc: toRadians(26), isGuessing: true }, '26° off its way.'],
  [
    { product: 'tensor-rotation', hasCargo: false, offArc: toRadians(12) },
    'No cargo, but a fin: 12° off its way.',
  ],
  [{ error: toRadians(57.3) }, 'Turning: 57° to go.'],
  [{ error: toRadians(0.24) }, 'Holds its mark to 0.2°.'],
  [{ error: toRadians(0.04) }, 'Holds its mark.'],
  [{ follows: true, error: toRadians(29.8) }, '29.8° behind its mark.'],
  [{ follows: true, error: toRadians(0.24) }, 'Keeps up with its mark to 0.2°.'],
  [{ follows: true, error: toRadians(0.04) }, 'Keeps up with its mark.'],
])('%o', (given, sentence) => {
  expect(shipSentence(facts(given))).toBe(sentence);
});

it('an axis is described as seen, without a roll', () => {
  expect(wordsOfAxis(pointed(identity, { x: 0, y: 1, z: 0 }))).toMatch(/^axis \d+° (?:left|right), 90° up$/);
  expect(wordsOfAxis(identity)).toBe('axis 90° right, 0° up');
});
