// Hello: the smallest feature that plays scenes. Tests run it. The page does not: features/index.ts leaves it out.
import type { Feature } from '../../app/feature/feature';
import { helloField } from './rules/hello';

export const hello: Feature = {
  label: 'Hello',
  actions: [
    {
      id: 'hello-move',
      key: 'Y',
      label: 'Move the target',
      help: 'Puts the target on the other side of the field.',
      spots: ['scene'],
      enabled: ({ session }) => session.game === helloField,
    },
  ],
  help: { title: 'Pointer and fingers', rows: [['Hello', 'Y: the target on the other side']] },
  plays: {
    field: helloField,
    mode: { locks: ['path'], hides: ['past'] },
  },
  load: async () => (await import('./page')).begin(),
};
