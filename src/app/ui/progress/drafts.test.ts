// Tests of law texts that are stored on the device.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forbiddenStorage, memoryStorage } from '../kit/stored.fixture';
import { Drafts } from './drafts';

const key = 'slew.drafts.v1';
let storage = memoryStorage();

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { search: '' });
});

afterEach(() => void vi.unstubAllGlobals());

it('stores a text in place of its earlier version, beside other texts, also if it is invalid', () => {
  const drafts = new Drafts();
  const first = drafts.begin();
  drafts.keep({ id: first, scene: 'own-law', text: 'a' });
  drafts.keep({ id: first, scene: 'own-law', text: '} not a law' });
  const second = drafts.begin();
  drafts.keep({ id: second, scene: 'turn-90', text: 'b' });
  expect(new Drafts().all).toEqual([
    { id: second, scene: 'turn-90', text: 'b' },
    { id: first, scene: 'own-law', text: '} not a law' },
  ]);
});

it('has a text once, and of many the last twelve', () => {
  const drafts = new Drafts();
  const keep = (text: string) => drafts.keep({ id: drafts.begin(), scene: 'own-law', text });
  for (let n = 0; n < 20; n++) keep(`text ${n}`);
  keep('text 15');
  expect(drafts.all.map(({ text }) => text.slice(5)).map(Number)).toEqual([
    15, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8,
  ]);
});

it('a copied text is no draft until the person changes it', () => {
  const drafts = new Drafts();
  drafts.takeOver('of Slew');
  drafts.keep({ id: 1, scene: 'own-law', text: 'of Slew' });
  expect(drafts.isOwn('of Slew')).toBe(false);
  drafts.keep({ id: 1, scene: 'own-law', text: 'of Slew and me' });
  expect([drafts.isOwn('of Slew and me'), drafts.isOwn('of Slew'), drafts.isOwn(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a text noted as the person’s own stays theirs after the draft goes on; a copied one does not', () => {
  const drafts = new Drafts();
  const id = drafts.begin();
  drafts.takeOver('of Slew');
  for (const text of ['mine', 'of Slew']) drafts.noteOwn(text);
  drafts.keep({ id, scene: 'own-law', text: 'mine' });
  drafts.keep({ id, scene: 'own-law', text: 'mine }' });
  expect(['mine', 'mine }', 'of Slew'].map((text) => drafts.isOwn(text))).toEqual([true, true, false]);
});

it('accepts only valid drafts from other pages', () => {
  const own = { id: 1, scene: 'own-law', text: 'a' };
  storage.setItem(
    key,
    JSON.stringify([{ ...own, id: -1 }, own, 7, null, { ...own, text: 'x'.repeat(9000) }]),
  );
  expect(new Drafts().all).toEqual([own]);
  for (const text of ['{', '7', '{"a":[]}']) {
    storage.setItem(key, text);
    expect(new Drafts().all).toEqual([]);
  }
});

it('keeps texts until the page is left if the device stores nothing, and deletes them', () => {
  vi.stubGlobal('localStorage', forbiddenStorage);
  const drafts = new Drafts();
  drafts.keep({ id: 1, scene: 'own-law', text: 'a' });
  expect(drafts.all).toHaveLength(1);
  drafts.forget();
  expect(drafts.all).toEqual([]);
});
