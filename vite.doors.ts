// The doors of the package slew in this repository, for examples and tests that import it by name.
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const doors = {
  'slew/control': at('src/control/index.ts'),
  'slew/planck': at('src/library/planck.ts'),
};
