// Tests of a law while a person writes it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { silenceMs, Writing } from './writing';

const law = (body: string) => `function turn({ error }) {\n  return ${body};\n}`;

/** Returns a page on which a person writes a law, and the events on that page. */
function page() {
  const done = { laws: [] as string[], steps: 0, kept: '' };
  const writing = new Writing({
    set: ({ source }) => void done.laws.push(String(source)),
    settle: () => {
      done.steps += 1;
    },
    keep: (text) => {
      done.kept = text;
    },
    changed() {},
  });
  writing.follow({ kind: 'own', source: law('error') });
  return { writing, done };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a valid text flies immediately, and is an undo step after a second without typing', () => {
  const { writing, done } = page();
  writing.type(law('2 * error'), 40);
  writing.type(law('29 * error'), 41);
  expect(done.laws).toEqual([law('2 * error'), law('29 * error')]);
  vi.advanceTimersByTime(silenceMs.step - 1);
  expect(done.steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(done.steps).toBe(1);
  expect(done.kept).toBe(law('29 * error'));
});

it('an invalid text lets the last valid law fly, and its error is shown after a pause of 0.6 s', () => {
  const { writing, done } = page();
  writing.type(law('2 * eror'), 0);
  expect(writing.error).toMatchObject({ line: 2, column: 14 });
  vi.advanceTimersByTime(silenceMs.error - 1);
  expect(writing.isTold).toBe(false);
  vi.advanceTimersByTime(1);
  expect(writing.isTold).toBe(true);
  expect(done.laws).toEqual([]);
  writing.type(law('2 * error'), 0);
  expect([writing.error, writing.isTold]).toEqual([null, false]);
});

it('an error in the word at the caret is not shown until the caret leaves it', () => {
  const { writing } = page();
  const text = law('2 * eror');
  const end = text.indexOf('eror') + 4;
  writing.type(text, end);
  vi.advanceTimersByTime(5000);
  expect(writing.isTold).toBe(false);
  writing.moved(end + 1);
  expect(writing.isTold).toBe(true);

  writing.type(text, end);
  vi.advanceTimersByTime(silenceMs.error);
  writing.moved(null);
  expect(writing.isTold).toBe(true);
});

it('another law of the body replaces the text; the same law with another gain does not', () => {
  const { writing, done } = page();
  writing.type('function', 8);
  writing.follow({ kind: 'own', source: law('error') });
  expect(writing.text).toBe('function');
  writing.follow({ kind: 'own', source: law('7') });
  expect([writing.text, writing.error]).toEqual([law('7'), null]);
  vi.advanceTimersByTime(5000);
  expect(done.steps).toBe(0);
});

it('a changed text keeps the gains that sliders have set', () => {
  const laws: ControllerSpec[] = [];
  const writing = new Writing({ set: (one) => void laws.push(one), settle() {}, keep() {}, changed() {} });
  const text = (last: string) => `const k = gain(2, 0, 9);\n${law(`k * error${last}`)}`;
  writing.follow({ kind: 'own', source: text(''), k: 5 });
  writing.type(text(' - 1'), 0);
  expect(laws).toEqual([{ kind: 'own', source: text(' - 1'), k: 5 }]);
});

it('an editor that closes ends the step that was begun', () => {
  const { writing, done } = page();
  writing.type(law('3'), 0);
  writing.end();
  expect(done.steps).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(done.steps).toBe(1);
});
