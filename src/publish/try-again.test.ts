// Holds late parts of built scripts to a second try.
import { expect, it } from 'vitest';
import { askingAgain } from './try-again';

it('a late part is asked for under another address when it has not come', () => {
  expect(askingAgain('p(()=>import(`./panel-a_1.js`),d)')).toBe(
    'p(()=>import("./panel-a_1.js").catch(()=>import("./panel-a_1.js?"+Date.now())),d)',
  );
});

it('what is imported at once stays as it is', () => {
  const code = 'import{a}from"./index-1.js";import.meta.url';
  expect(askingAgain(code)).toBe(code);
});
