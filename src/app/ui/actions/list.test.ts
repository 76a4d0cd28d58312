// Tests of the list of actions: no two share a shortcut or an id.

import { describe, expect, it } from 'vitest';
import { notes } from '../notes/notes';
import { sharingActions } from '../sharing/sharing';
import { keyedActions } from './list';

const actions = [...keyedActions, ...notes.actions, ...sharingActions];

describe('the actions', () => {
  it('share no key, and none has the key of the help', () => {
    const keys = ['?', ...actions.map(({ key }) => key).filter((key) => key !== '')];
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  it('share no id', () => {
    const ids = actions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
