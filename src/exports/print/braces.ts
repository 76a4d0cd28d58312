// The statements that JavaScript, C++ and C# say alike.
import type { Forms } from './language';

export const braces = {
  set: (target, op, value) => `${target} ${op} ${value};`,
  end: ';',
  return: (value) => (value === null ? 'return;' : `return ${value};`),
  if: (test) => `if (${test}) {`,
  ifShort: (test, statement) => `if (${test}) ${statement}`,
  else: '} else {',
  close: '}',
} satisfies Partial<Forms>;
