// Tests of codes for frequent phrases: they make a text shorter, and decoding restores any text.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePhrases, encodePhrases } from './phrases';

it('are one sign for a phrase of every file, two for others', () => {
  expect(encodePhrases('{"version":1,"name":"')).toBe('\x01');
  expect(encodePhrases('"seed":7')).toHaveLength(3);
});

it('give back any JSON text, phrases in its texts and halves of characters too', () => {
  const said = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"kp":', ',"size":[', '\ud800', '\x01'),
  );
  fc.assert(
    fc.property(fc.array(said), fc.dictionary(said, fc.double()), (words, more) => {
      const text = JSON.stringify({ version: 1, name: words.join(''), more });
      expect(decodePhrases(encodePhrases(text), 1e6)).toBe(text);
    }),
    { seed: 20261122 },
  );
});

it('keep their meaning from the first links for ever', () => {
  const codes = Array.from({ length: 118 }, (_, n) =>
    n < 26 ? String.fromCharCode(1 + n) : `\x1b${String.fromCharCode(32 + n - 26)}`,
  );
  const list = codes.map((code) => decodePhrases(code, 100)).join('\n');
  expect(createHash('sha256').update(list).digest('hex')).toBe(
    '1002d9f3b90699830e9af7eb19c22563acda90f21159213f11090333a8c07407',
  );
});

it('are refused if unknown, and if the text would be too long', () => {
  expect(decodePhrases('\x1f~', 100)).toBeNull();
  expect(decodePhrases('\x1b', 100)).toBeNull();
  expect(decodePhrases('\x01'.repeat(10), 209)).toBeNull();
  expect(decodePhrases('\x01'.repeat(10), 210)).toHaveLength(210);
});
