// Vite plugin that fills in values in style sheets: the steps of the window's size, and the colours of the canvas.
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
