// Vite plugin: the steps of the window's size, by their names in media queries.
import type { Plugin } from 'vite';
import { withSteps } from '../../app/view/steps.ts';

export function windowSteps(): Plugin {
  return {
    name: 'window-steps',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => withSteps(code),
    },
  };
}
