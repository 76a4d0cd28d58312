// Vite plugin: style sheets with the steps of the window and the colours of the picture.
import type { Plugin } from 'vite';
import { styleSheet } from '../../app/view/style-sheet.ts';

export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => styleSheet(code),
    },
  };
}
