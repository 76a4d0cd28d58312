// Technical terms of answers, questions and hints, each explained in a sentence or two. A new term is a row.

/** Technical terms that the guided tour introduces, in its order, each with its explanation. */
export const tourTerms = {
  torque:
    'Torque is what turns a body. A motor gives only so much of it, so a turn takes time to begin and as long to end.',
  overshoot: 'Overshoot is how far a body turns past its mark before it comes back, in per cent of the turn.',
  'error at rest':
    'The error at rest is the angle that is left to the mark once a body no longer moves; books call it the steady-state error.',
  integral:
    'The integral is the sum of all errors so far. It grows until no error is left, and takes as long to shrink again.',
  derivative:
    'The derivative is how fast the error changes. A law brakes by it; where the target jumps, it is huge for one step.',
  'time step':
    'The time step is the time between two looks of the controller. What it commands in between is already old.',
  lead: 'Lead is to aim where the target will be, ahead of where it is.',
  'your own line':
    'Your own line is the path that you draw: the same laws follow it, and how fast they are depends on how it bends.',
} as const satisfies Readonly<Record<string, string>>;

/** Technical terms that the guided tour does not introduce, with explanations */
export const asides = {
  controllers:
    'A controller is the rule that says how hard the motor turns. In its name P means the error, I the sum of errors, D how fast the error changes.',
  law: 'A law is the rule that says how hard the motor turns. In its name P means the error, I the sum of errors, D how fast the error changes.',
  term: 'A law adds up terms: P answers the error, I the sum of all errors so far, and D how fast the error changes.',
  letters:
    'P answers the error, I the sum of all errors so far, and D how fast the error changes. A law adds them up.',
  gains: 'Gains are the numbers in a law: how hard it answers an error.',
} as const satisfies Readonly<Record<string, string>>;

/** A technical term that the guided tour introduces. */
export type TourTerm = keyof typeof tourTerms;

export type TermName = TourTerm | keyof typeof asides;

/** Explanation of each technical term. */
export const meanings: Readonly<Record<TermName, string>> = { ...tourTerms, ...asides };
