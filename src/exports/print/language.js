/** Lines with an indent before each that is not empty. */
export function indented(lines, indent) {
  return lines.map((line) => (line === '' ? '' : indent + line));
}
/** Groups of lines with an empty line between them. */
export function spaced(groups) {
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}
/** 'targetAngularVelocity' as 'target_angular_velocity'. */
export const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** 'wrapAngle' as 'WrapAngle'. */
export const pascal = (name) => name[0].toUpperCase() + name.slice(1);
/** Parameters with their types after them, or before. */
export function listed(parameters, one) {
  return parameters.map(one).join(', ');
}
/** A number with a decimal point, for languages where 3 / 8 is 0. */
export const decimal = (value) =>
  Number.isInteger(value) && Math.abs(value) < 1e15 ? `${value}.0` : String(value);
/** The expressions that JavaScript, C++ and C# say alike. */
export const plainWords = {
  name: (name) => name,
  choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
};
/** The statements that they say alike. @param counter how a loop declares what it counts with */
export const braces = (counter) => ({
  set: (target, op, value) => `${target} ${op} ${value};`,
  end: ';',
  return: (value) => (value === null ? 'return;' : `return ${value};`),
  if: (test) => `if (${test}) {`,
  ifShort: (test, statement) => `if (${test}) ${statement}`,
  else: '} else {',
  close: '}',
  for: (name, from, below, by) =>
    `for (${counter} ${name} = ${from}; ${name} < ${below}; ${name} += ${by}) {`,
});
/** What JavaScript, C++ and C# write alike of it. */
export const plainReads = {
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
};
/** What a heading's rate is, for those who call. */
export const aboutRate = 'how fast the heading turns, where you know it, rad/s';
/** Whether a law, or its limit, takes this parameter. */
export const takes = (law, parameter) =>
  law.routines.some(
    ({ name, parameters }) =>
      (name === 'update' || name === 'saturate') && parameters.some((one) => one.name === parameter),
  );
/** The common statements, in the one order that is right: wrap, update, limit, tell the law of the limit. */
export function stepsOf(law, reads) {
  const { declare, name, call, end, note } = reads;
  const routine = (wanted) => law.routines.find((one) => one.name === wanted);
  const made = (wanted) =>
    call(
      wanted,
      routine(wanted)
        .parameters.map((one) => name(one.name === 'targetAngularVelocity' ? 'headingRate' : one.name))
        .join(', '),
    );
  return [
    ...(takes(law, 'angularVelocity') ? [declare(name('angularVelocity'), reads.angularVelocity)] : []),
    declare(name('error'), call('wrapAngle', `${name('heading')} - ${reads.angle}`)),
    ...(takes(law, 'disturbance')
      ? [`${declare(name('disturbance'), '0.0')} ${note('known from outside, such as wind, rad/s²')}`]
      : []),
    declare(name('commanded'), made('update')),
    declare(name('applied'), made('saturate')),
    ...(routine('limited') ? [`${call('limited', name('applied'))}${end}`] : []),
  ];
}
