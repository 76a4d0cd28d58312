// What style sheets take from the code: the steps of the window, and the colours of the picture.
import { css, palette } from './palette.ts';
import { steps } from './steps.ts';

/** The style sheet with media queries in place of `(--phone)`, and colours in place of `--palette(target)`. Throws RangeError for an unknown name. */
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
