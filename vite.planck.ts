// Lets the build drop the classes of planck that nothing uses: most of its joints, and its serializer.
import type { Plugin } from 'vite';

/**
 * planck's package is one file in which each class is the value of a function called at once. Making a class changes
 * nothing else, nor does making the serializer that the package offers; this says so to the bundler in the words that
 * it knows. Nothing here imports the serializer, which holds on to every class.
 */
export function unusedOfPlanck(): Plugin {
  const pure = '/* @__PURE__ */';
  return {
    name: 'unused-of-planck',
    apply: 'build',
    transform(code, id) {
      if (!/\/planck\/dist\/planck\.mjs$/.test(id)) return null;
      const marked = code
        .replaceAll(/\/\*\* @class \*\/\s*\(function/g, `${pure} (function`)
        .replace(/= (\(_a = \{\}, [^;]*\));/, `= ${pure} (() => $1)();`)
        .replace('= new Serializer(', `= ${pure} new Serializer(`)
        .replaceAll(/^Serializer\.\w+ = worldSerializer\.\w+;$/gm, '');
      return { code: marked, map: null };
    },
  };
}
