// Fills values from the code into style sheets: breakpoints of the window, and colours of the picture.
import { css, palette } from './palette.ts';
import { steps } from './steps.ts';

/**
 * Returns the style sheet with names such as `(--phone)` and `--palette(target)` replaced by their values. Throws
 * RangeError for an unknown name.
 */
export function styleSheet(text: string): string {
  return text
    .replace(/@media[^{]+/g, (prelude) =>
      prelude.replace(/\(--([\w-]+)\)/g, (_, name: string) => lookUp(steps, name)),
    )
    .replace(/--palette\((\w+)\)/g, (_, name: string) => css(lookUp(palette, name)));
}

function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  if (!(name in values)) throw new RangeError(`style sheets cannot use ${name}`);
  return values[name];
}
