// Hello: the smallest feature that plays scenes. Tests run it; it is no part of the page, because features/index.ts leaves it out.
import type { Feature } from '../../app/feature/feature';
import { helloField } from './rules/hello';

export const hello: Feature = {
  label: 'Hello',
  actions: [
    {
      id: 'hello-move',
      key: 'G',
      label: 'Move the target',
      help: 'Puts the target on the other side of the field.',
      spots: ['scene'],
      enabled: ({ session }) => session.game === helloField,
    },
  ],
  field: helloField,
  mode: {
    locks: ['path'],
    hides: ['past'],
    help: [['Hello', 'G: the target on the other side']],
  },
  load: async () => (await import('./page')).begin(),
};
