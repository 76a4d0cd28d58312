// The code of one steering step in space, from the body's state to its torque: one sequence, printed in each language.
import { indented, type TargetLanguage } from '../print/language';
import type { SteeringFacts } from './steering';

/** Type of a variable in the code of one control step. 'truth' is a boolean. */
export type VectorType = 'vector' | 'quaternion' | 'number' | 'truth';

/** Functions that print code with vectors and quaternions, for one target language and engine. */
export interface VectorWords extends Pick<TargetLanguage, 'words' | 'forms'> {
  /** Sign that begins a comment, such as //. */
  readonly comment: string;
  /** Returns the declaration of a variable. @param varies whether its value changes after the declaration */
  declare(type: VectorType, name: string, value: string, varies: boolean): string;
  readonly zero: string;
  sum(a: string, b: string): string;
  difference(a: string, b: string): string;
  scaled(vector: string, factor: string): string;
  dot(a: string, b: string): string;
  length(vector: string): string;
  /** Returns code that limits the length of a vector to `most`. */
  clamped(vector: string, most: string): string;
  rotated(vector: string, by: string): string;
  /** Returns code for two rotations in a row: first the rotation `b`, then the rotation `a`. */
  composed(a: string, b: string): string;
  inverse(quaternion: string): string;
  /**
   * Returns the head of a loop over the three axes.
   * @param body code inside the loop, not part of the result. It shows which loop variables the head must
   * declare
   */
  loop(body: string): string;
  readonly law: string;
  component(vector: string): string;
  setComponent(vector: string, value: string): string;
  /** True if the engine's vectors have single precision. */
  readonly isSingle?: true;
  /**
   * Returns code that reads a gain from the engine's component or script. Undefined if gains are not stored
   * there.
   */
  gain?(name: string): string;
  /**
   * True if a step starts by copying the gains into the one law object that all axes share. With one law
   * object per axis, the loop copies the gains.
   */
  readonly handsOver?: true;
  /** Expression in the exported code that reads the body's attitude, in the world's frame. */
  readonly attitude: string;
  readonly angularVelocity: string;
  /**
   * Code that reads the length of a step from the engine, s. Undefined if the printed function takes it as a parameter.
   */
  readonly timeStep?: string;
  /**
   * True if the code for this engine always reads the body's angular velocity, even if the law does not need
   * it.
   */
  readonly usesTurning?: true;
  // An angular acceleration in the body's axes. The limit then applies to `motor`, the motor's whole output.
  /**
   * Lines of code that declare `counter`: the angular acceleration that cancels the gyroscopic torque.
   * Undefined if the engine does not simulate this torque.
   */
  readonly counter?: readonly string[];
  // The acceleration is in the vector `applied`, or in `motor` with a `counter`. Both are in the body's axes.
  /** Last lines of code of a step, which apply the computed angular acceleration to the body. */
  readonly apply: readonly string[];
}

/** Returns code in brackets, unless it is a name or a call. */
export const atom = (text: string): string => (/^[\w.:]+(?:\([^()]*\))?$/.test(text) ? text : `(${text})`);

/**
 * Rotation about other axes than the turn axis is braked with at most this fraction of the motor's limit.
 * Must equal Eigenaxis's default `asideShare`.
 */
const asideShare = 0.8;

/**
 * Smallest fraction of the motor's angular acceleration that one axis gets. Must equal `leastShare` of the
 * class ByComponent.
 */
const leastShare = 1e-6;

/** Length above which a line of code is split after its first bracket. Characters */
const longestLine = 112;

/** Returns the lines of code for one control step, without indent. The code turns the body towards an attitude. */
export function stepOf(to: SteeringFacts, language: VectorWords): string[] {
  const { isOne, isGated, slows, limited, setsAxisLimit, setsTurnRate } = to;
  const { words, forms, zero, sum, difference, scaled, dot, length, clamped, rotated, component } = language;
  const { name, own, choice } = words;
  const timeStep = name('timeStep');
  const number = (value: number) => words.number(value, false);
  const call = (callee: string, ...of: string[]) => `${words.call(callee, false)}(${of.join(', ')})`;
  const math = (callee: Parameters<typeof words.math>[0], ...of: string[]) =>
    `${words.math(callee)}(${of.join(', ')})`;
  const set = (type: VectorType, of: string, value: string, varies = false) =>
    language.declare(type, name(of), value, varies);
  const comment = (text: string) => `${language.comment} ${text}`;
  const loop = (body: readonly string[]) => [
    language.loop(body.join()),
    ...indented(
      body.flatMap((line) => broken(line + forms.end, forms.indent)),
      forms.indent,
    ),
    ...(forms.close === null ? [] : [forms.close]),
  ];
  /** Returns code that reads one of the motor's two limits. */
  const limit = (key: 'angularAcceleration' | 'turnRate') =>
    isOne ? `${own('law')}.${name(key)}` : own(key);
  /**
   * Returns code that calls a law's function `update`.
   * @param law code that names the law's object
   * @param part turns the code of a vector into the code of one number, such as the component along an axis.
   * This number is passed to `update` in place of the vector
   */
  const update = (law: string, part: (vector: string) => string) => {
    const vectors: Readonly<Record<string, string>> = {
      error: 'error',
      angularVelocity: 'turning',
      targetAngularVelocity: 'wanted',
      disturbance: 'disturbance',
    };
    return `${law}.${call('update', ...to.update.map((one) => (vectors[one] ? part(vectors[one]) : name(one))))}`;
  };

  const gainsFor = (of: string) =>
    language.gain ? to.gains.map((one) => `${of}.${one.name} = ${language.gain?.(one.name)}`) : [];
  const keeps = language.isSingle && limited !== null;
  const { law } = language;
  const share = choice(
    `size > ${number(0)}`,
    math('max', number(leastShare), `${math('abs', component('error'))} / size`),
    number(1),
  );
  const byComponent = () => [
    ...(isGated
      ? [
          set('truth', 'slow', `${length(difference('wanted', 'turning'))} <= ${own('integralRate')}`),
          set(
            'truth',
            'integrates',
            `slow ${words.signs['&&'] ?? '&&'} ${length('error')} <= ${own('integralZone')}`,
          ),
        ]
      : []),
    ...(setsAxisLimit ? [set('number', 'size', length('error'))] : []),
    set('vector', 'commanded', zero, true),
    ...loop([
      ...gainsFor(law),
      ...(setsAxisLimit ? [`${law}.${name('angularAcceleration')} = most * (${share})`] : []),
      ...(setsTurnRate ? [`${law}.${name('turnRate')} = ${own('turnRate')}`] : []),
      ...(keeps ? [`commands[n] = ${update(law, component)}`] : []),
      language.setComponent('commanded', keeps ? 'commands[n]' : update(law, component)),
    ]),
  ];

  /**
   * Returns lines of code that turn the body about the axis of the shortest turn, and stop rotation about other axes.
   */
  const alongAxis = () => [
    set('vector', 'relative', difference('turning', 'wanted')),
    set(
      'vector',
      'axis',
      call('direction', choice(`${length('error')} > ${number(0)}`, 'error', 'relative')),
    ),
    ...broken(
      set(
        'number',
        'along',
        update(own('law'), (vector) => dot(vector, 'axis')),
      ),
      forms.indent,
    ),
    comment('What turns aside is stopped first, with a share of the motor; what that leaves goes along.'),
    set('vector', 'stray', difference('relative', scaled('axis', dot('relative', 'axis')))),
    set(
      'vector',
      'aside',
      clamped(scaled('stray', `${number(-1)} / ${timeStep}`), `${number(asideShare)} * most`),
    ),
    set('number', 'left', math('sqrt', math('max', number(0), `most * most - ${dot('aside', 'aside')}`))),
    set('number', 'held', math('min', 'left', math('max', '-left', 'along'))),
    set('vector', 'commanded', sum('aside', scaled('axis', 'held'))),
  ];

  /**
   * Returns lines of code that limit an angular acceleration to what the motor can apply.
   * @param wished code for this angular acceleration
   */
  const held = (wished: string) =>
    language.counter === undefined
      ? [set('vector', 'applied', clamped(wished, 'most'))]
      : [
          set('vector', 'motor', clamped(sum(wished, 'counter'), 'most')),
          ...(limited ? [set('vector', 'applied', difference('motor', 'counter'))] : []),
        ];

  /**
   * Returns lines of code that limit the commanded angular acceleration. Limits: the turn rate after the
   * step, and the motor's angular acceleration.
   */
  const saturated = () => [
    set('vector', 'next', sum('turning', scaled('commanded', timeStep))),
    set('number', 'fastest', limit('turnRate')),
    set(
      'vector',
      'slowed',
      scaled(difference(clamped('next', 'fastest'), 'turning'), `${number(1)} / ${timeStep}`),
    ),
    ...held(choice(`${length('next')} > fastest`, 'slowed', 'commanded')),
  ];

  const [applied, commanded] = [component('applied'), component('commanded')];
  const told = language.isSingle ? choice(`${applied} == ${commanded}`, 'commands[n]', applied) : applied;
  const wind = `${set('vector', 'disturbance', zero)} ${comment('known from outside, such as wind, in the body’s axes, rad/s²')}`;
  return [
    ...(isOne && language.handsOver ? gainsFor(own('law')).map((line) => line + forms.end) : []),
    ...(to.hasTimeStep && language.timeStep ? [set('number', 'timeStep', language.timeStep)] : []),
    set('quaternion', 'now', language.attitude),
    set('quaternion', 'toBody', language.inverse('now')),
    set('vector', 'error', call('rotationVector', language.composed(name('toBody'), 'attitude'))),
    ...(to.hasTurning || language.usesTurning
      ? [set('vector', 'turning', rotated(language.angularVelocity, name('toBody')))]
      : []),
    ...(to.hasRate ? [set('vector', 'wanted', rotated(name('attitudeRate'), name('toBody')))] : []),
    ...(to.hasDisturbance ? [wind] : []),
    set('number', 'most', limit('angularAcceleration')),
    ...(isOne ? alongAxis() : byComponent()),
    ...(language.counter ?? []),
    ...(slows ? saturated() : held('commanded')),
    ...(limited === null ? [] : loop([`${law}.${call('limited', limited && told)}`])),
    ...language.apply,
  ];
}

/** Splits a line of code after its first bracket if the line is too long. Returns the one or two lines. */
function broken(line: string, indent: string): string[] {
  if (line.length <= longestLine) return [line];
  const at = line.indexOf('(') + 1;
  return [line.slice(0, at), indent + line.slice(at)];
}
