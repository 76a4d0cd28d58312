// The Vite plugin that gives the page every law as a tree, translated from the control library's own files.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { lowerLaw, type Place } from './law.ts';

const control = fileURLToPath(new URL('../../control/', import.meta.url));

/** Where each law is declared, by its kind in scenario files. */
const places: Readonly<Record<string, Place>> = {
  'windowed-pid': { file: 'pid', class: 'WindowedPid' },
  'leaky-pid': { file: 'pid', class: 'LeakyPid' },
  pid: { file: 'pid', class: 'Pid' },
  'forward-pd': { file: 'pd', class: 'PdController', rules: 'forwardPd' },
  'backward-pd': { file: 'pd', class: 'PdController', rules: 'backwardPd' },
  spd: { file: 'pd', class: 'StablePd', rules: 'spd' },
  'one-step': { file: 'time-optimal', class: 'OneStep' },
  'time-optimal': { file: 'time-optimal', class: 'TimeOptimal' },
};

const id = 'virtual:laws';

/** `import { laws } from 'virtual:laws'` */
export function laws(folder = control): Plugin {
  return {
    name: 'laws',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return;
      const trees = Object.entries(places).map(([kind, place]) => [
        kind,
        lowerLaw(folder, place, (path) => this.addWatchFile(path)),
      ]);
      return `export const laws = ${JSON.stringify(Object.fromEntries(trees))};`;
    },
  };
}
