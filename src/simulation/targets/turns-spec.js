/**
 * Size of the jumps. rad. From 6°, because a change of 5° in a step is no jump yet, see headingJump.
 */
export const turnByTunable = {
  key: 'by',
  label: 'Turn by',
  unit: 'rad',
  min: 0.1,
  max: Math.PI,
  step: Math.PI / 36,
  initial: Math.PI / 2,
  accepts: { from: 0.1, to: Math.PI },
  help: 'Angle by which the target’s direction jumps at each turn.',
};
