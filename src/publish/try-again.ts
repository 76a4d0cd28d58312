// Vite plugin: a part that could not be loaded late can be asked for again.
import type { Plugin } from 'vite';

/** A part that is loaded late, in a built script. */
const lateImport = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g;

/**
 * Built code whose late parts are asked for a second time, under an address that no earlier failure is kept for: a
 * browser remembers of a module that it did not come, until the page is left (HTML, “fetch a single module script”).
 */
export function askingAgain(code: string): string {
  return code.replace(lateImport, 'import("$2").catch(()=>import("$2?"+Date.now()))');
}

/** Lets the built page ask again for what did not come. */
export function tryAgain(): Plugin {
  return {
    name: 'try-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = askingAgain(file.code);
      },
    },
  };
}
