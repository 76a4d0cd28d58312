// Tests of the answers of turn scenes. The test computes them from errors, speeds and places of every step.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { heroOf } from '../app/view/heroes/heroes';
import { ViewState } from '../app/view/view-state';
import { sentenceText } from '../lab/answers/answer';
import { scenarios } from '../lab/scenarios';
import { Mulberry32 } from '../world/entities/random';

/** State of a body after a simulation step. Errors in rad or m, `commanded` in rad/s², `omega` in rad/s, places in m */
interface Sample {
  readonly error: number;
  readonly commanded: number;
  readonly omega: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Record of a run since the targets last jumped or the test changed something. Times in which bodies were clamped are
 * left out.
 */
interface Course {
  readonly session: Session;
  readonly timeStep: number;
  /**
   * Whether the torque of every body was computed with the body's own inertia. If false, it was computed with the usual
   * inertia.
   */
  readonly isOwn: boolean;
  /** States of each body, one for each step of the record. */
  readonly samples: readonly (readonly Sample[])[];
  /** Target of each body. m */
  readonly targets: readonly ({ readonly x: number; readonly y: number } | null)[];
  /** For each crate: its greatest speed (m/s), and the index of the body that is nearest to it at the start. */
  readonly crates: readonly { readonly most: number; readonly nearest: number }[];
  /** Angular momentum that crates gave to each body or took from it in this record. N m s */
  readonly pushes: readonly Push[];
}

interface Push {
  readonly given: number;
  readonly overridden: number;
}

type Figures = Readonly<Record<string, number | null>>;

const last = (samples: readonly Sample[], { timeStep }: Course, seconds: number) =>
  samples.slice(-Math.round(seconds / timeStep));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the errors of a body from its first error above 0.09 rad on. They continue beyond ±π, instead of jumping by
 * 2π.
 */
function errorsOf(samples: readonly Sample[]): number[] {
  const first = samples.findIndex(({ error }) => Math.abs(error) > 0.09);
  const errors = samples.slice(Math.max(0, first)).map(({ error }) => error);
  let unwound = errors[0];
  return errors.map((error, n) => {
    const change = n === 0 ? 0 : error - errors[n - 1];
    unwound += Math.atan2(Math.sin(change), Math.cos(change));
    return unwound;
  });
}

/** Returns the recorded errors of a body unchanged. Used for errors that are not angles, instead of `errorsOf`. */
const plainErrorsOf = (samples: readonly Sample[]) => samples.map(({ error }) => error);

/**
 * Returns the settling time: after it, all errors are within 2 % of the first error. s; null if that lasts for
 * less than 0.3 s
 */
function settledAt(errors: readonly number[], timeStep: number): number | null {
  let n = errors.length;
  while (n > 0 && Math.abs(errors[n - 1]) <= 0.02 * Math.abs(errors[0])) n -= 1;
  return (errors.length - n) * timeStep >= 0.3 - 1e-9 ? n * timeStep : null;
}

/** Returns the overshoot: the largest error with the opposite sign of the first error; 0 if there is none. */
const pastOf = (errors: readonly number[]) =>
  Math.max(0, ...errors.map((error) => -error * Math.sign(errors[0])));

/**
 * Returns a number for each body, by the body's name and a second word, such as "PID: settled".
 * @param about the second word
 * @param figure computes the number of a body; null if there is none
 */
function each(
  record: Course,
  about: string,
  figure: (samples: readonly Sample[], n: number) => number | null,
): Figures {
  return Object.fromEntries(
    record.samples.map((samples, n) => [`${nameOf(record.session, n)}: ${about}`, figure(samples, n)]),
  );
}

const nameOf = (session: Session, n: number) => session.labelOf(session.entities[n]).split(' (')[0];

/** Functions that compute the numbers of a scene's answer from the record of a run, by scene. */
const expected: Readonly<Record<string, (record: Course) => Figures>> = {
  'turn-90': (record) => ({
    ...each(record, 'settled', (samples) => settledAt(errorsOf(samples), record.timeStep)),
    ...each(record, 'overshoot', (samples) => {
      const errors = errorsOf(samples);
      return pastOf(errors) / Math.abs(errors[0]);
    }),
  }),
  // Jury's test of a PD with 9 f² and 4.5 f d. Forward: 9x² + 9dx = 4; stable: 27x² - 9dx = 4; x = f / rate and d = 1.
  'three-rates': ({ session }) => {
    const asked = Number(session.entities[0].controller.frequency ?? 15);
    return Object.fromEntries(
      [30, 60, 120].flatMap((rate) =>
        [
          ['PD forward', rate / 3] as const,
          ['Stable PD', (rate * (9 + Math.sqrt(81 + 432))) / 54] as const,
        ].flatMap(([law, bound]) => [
          [`${law}, ${rate} Hz: holds to`, bound],
          [`${law}, ${rate} Hz: asked for`, asked],
        ]),
      ),
    );
  },
  'p-pi-pid': (record) => each(record, 'mean error', (samples) => offOf(record, samples)),
  'known-wind': (record) => each(record, 'mean error', (samples) => offOf(record, samples)),
  noise: (record) => ({
    ...each(record, 'rms', (samples) =>
      Math.sqrt(mean(last(samples, record, 2).map(({ commanded }) => commanded ** 2))),
    ),
    // Phase margin over crossover frequency of a PD with 9 · 2² and 4.5 · 2 · 1.1 at 60 Hz; see the test of stability.
    '6 steps late: delay margin': 6.5023,
    '8 steps late: delay margin': 6.5023,
  }),
  windup: (record) => ({
    ...each(record, 'past', (samples) => pastOf(errorsOf(samples))),
    ...each(record, 'settled', (samples) => settledAt(errorsOf(samples), record.timeStep)),
  }),
  kick: (record) =>
    each(record, 'commanded', (samples) => Math.max(...samples.map(({ commanded }) => Math.abs(commanded)))),
  'long-way': (record) =>
    each(record, 'turned', (samples) => samples[samples.length - 1].angle - samples[0].angle),
  'long-frames': (record) => each(record, 'past', (samples) => pastOf(errorsOf(samples))),
  'hold-height': (record) => ({
    ...each(record, 'mean error', (samples) => offOf(record, samples, 4)),
    ...each(record, 'swing', (samples) => spread(last(samples, record, 4))),
  }),
  dock: (record) => ({
    ...each(record, 'settled', (samples) => settledAt(plainErrorsOf(samples), record.timeStep)),
    ...each(record, 'past', (samples, n) => {
      const target = record.targets[n]!;
      const [x, y] = [target.x - samples[0].x, target.y - samples[0].y];
      const way = Math.hypot(x, y);
      return Math.max(0, ...samples.map((at) => ((at.x - target.x) * x + (at.y - target.y) * y) / way));
    }),
  }),
  'why-torque': (record) => ({
    ...each(record, 'given', (_, n) => record.pushes[n].given),
    ...each(record, 'overridden', (_, n) => record.pushes[n].overridden),
    ...each(
      record,
      'thrown',
      (_, n) => record.crates.filter(({ most, nearest }) => nearest === n && most > 1).length,
    ),
    ...each(record, 'settled', (samples) => settledAt(plainErrorsOf(samples), record.timeStep)),
  }),
  masses: (record) => ({
    ...each(record, 'settled, own inertia', (samples) =>
      record.isOwn ? settledAt(errorsOf(samples), record.timeStep) : null,
    ),
    ...each(record, 'settled, usual inertia', (samples) =>
      record.isOwn ? null : settledAt(errorsOf(samples), record.timeStep),
    ),
  }),
};

const spread = (samples: readonly Sample[]) => {
  const errors = samples.map(({ error }) => error);
  return Math.max(...errors) - Math.min(...errors);
};

/** Returns the remaining error of a body: the last error if it is at rest, otherwise the mean of its last errors. */
function offOf(record: Course, samples: readonly Sample[], seconds = 1): number {
  const { timeStep } = record;
  const latest = last(samples, record, 0.1 + timeStep);
  // The angular velocity of a sample is the one after its step.
  const rates = last(samples, record, 0.1 + 2 * timeStep).slice(0, -1);
  const rests =
    latest.slice(1).every(({ error }, n) => Math.abs(error - latest[n].error) <= 2e-4 * timeStep) &&
    rates.every(({ omega }) => Math.abs(omega) <= 2e-4);
  return rests
    ? samples[samples.length - 1].error
    : mean(last(samples, record, lastSecondOr(record, samples, seconds)).map(({ error }) => error));
}

/**
 * Returns the duration at the end of a turn over which a body's errors are averaged. s. It is `seconds` if the body
 * still swings, otherwise 1.
 */
const lastSecondOr = (record: Course, samples: readonly Sample[], seconds = 1) => {
  const most = record.session.title === 'hold-height' ? 0.15 : Math.PI / 180;
  return spread(last(samples, record, 1)) > most &&
    Math.max(...last(samples, record, 1).map(({ error }) => Math.abs(error))) > most
    ? seconds
    : 1;
};

/**
 * Records the states of all bodies during a run. A new record begins when targets jump, and when the test calls
 * `touched`.
 */
class Watch {
  record: Course;
  readonly #session: Session;
  #targets = '';

  constructor(session: Session) {
    this.#session = session;
    this.record = this.#anew();
  }

  touched(): void {
    this.record = this.#anew();
  }

  step(): void {
    const { entities, simulation } = this.#session;
    this.#session.step();
    const targets = JSON.stringify(
      entities.map(({ target }) => target && [target.x, target.y].map(Math.round)),
    );
    if (targets !== this.#targets) this.record = this.#anew();
    this.#targets = targets;
    const isHeld = entities.some(({ body }) => body.isFixedRotation());
    if (!isHeld)
      entities.forEach(({ turn, body }, n) => {
        const { x, y } = body.getPosition();
        const angle = this.record.samples[n].length === 0 ? turn.held : body.getAngle();
        (this.record.samples[n] as Sample[]).push({
          ...{ error: turn.error ?? 0, commanded: turn.commanded, omega: body.getAngularVelocity() },
          ...{ angle, x, y },
        });
      });
    simulation.obstacles.forEach(({ body }, n) => {
      const crate = this.record.crates[n];
      (this.record.crates as { most: number; nearest: number }[])[n] = {
        nearest: crate.nearest,
        most: Math.max(crate.most, body.getLinearVelocity().length()),
      };
    });
  }

  #anew(): Course {
    const session = this.#session;
    const { entities, simulation } = session;
    return {
      session,
      timeStep: 1 / simulation.stepRate,
      isOwn: entities.every(({ guided }) => guided?.options.torqueByInertia),
      samples: entities.map(() => []),
      targets: entities.map(({ target }) => target && { x: target.x, y: target.y }),
      crates: simulation.obstacles.map(({ body }) => {
        const away = entities.map((entity) => {
          const [a, b] = [entity.body.getPosition(), body.getPosition()];
          return Math.hypot(a.x - b.x, a.y - b.y);
        });
        return { most: 0, nearest: away.indexOf(Math.min(...away)) };
      }),
      pushes: this.#pushed(),
    };
  }

  #pushed(): Push[] {
    const { entities, simulation } = this.#session;
    return entities.map((entity) => {
      const { given, overridden } = simulation.measures.of(entity)!.push;
      return { given, overridden };
    });
  }

  /** Returns the record of the run since the last jump of the targets or the last change by the test. */
  get now(): Course {
    const pushes = this.#pushed().map(({ given, overridden }, n) => {
      const before = this.record.pushes[n];
      return { given: given - before.given, overridden: overridden - before.overridden };
    });
    return { ...this.record, pushes };
  }
}

/** Ids of the scenes whose answers this test checks. */
const ids = Object.keys(expected);

const opened = (id: string) => {
  const { scenario } = scenarios.find((built) => built.id === id)!;
  const session = new Session(scenario, id);
  const { hero, scene } = heroOf(session, new ViewState())!;
  /**
   * Sets the scene's main control (hero) to a fraction of its range, or to the option at this fraction of its list.
   * Presses the control if it is a button.
   * @param part the fraction, 0 to 1
   */
  const set = (part: number) => {
    if (hero.choice) {
      const options = hero.choice.options(scene);
      hero.choice.choose(
        scene,
        options[Math.min(options.length - 1, Math.floor(part * options.length))].value,
      );
    } else if (hero.range) {
      const { min, max } = hero.range;
      hero.range.choose(scene, min + part * (max - min));
    } else hero.press?.press(scene);
  };
  return { session, set, watch: new Watch(session) };
};

/**
 * Returns the errors in the answer of a scene as texts; empty if the answer is correct.
 * @param before numbers of earlier turns, for a scene that compares turns
 */
function faultsOf(id: string, course: Course, before: Figures = {}): string[] {
  const { answer } = course.session;
  if (!answer) return ['no answer'];
  const own = { ...before, ...known(expected[id](course)) };
  const wrong = Object.entries(answer.figures).flatMap(([name, value]) => {
    const right = own[name];
    return right !== null &&
      right !== undefined &&
      Math.abs(value - right) <= 1e-4 * Math.max(1, Math.abs(right))
      ? []
      : [`${name} is ${value}, not ${right}`];
  });
  const missing = id === 'three-rates' ? [] : Object.keys(own).filter((name) => !(name in answer.figures));
  const strange = numbersIn(course.session, sentenceText(answer.phrases)).filter(
    (text) => !isAmong(text, Object.values(own)),
  );
  return [
    ...wrong,
    ...missing.map((name) => `${name} is missing`),
    ...strange.map((text) => `${text} in “${sentenceText(answer.phrases)}” is no figure`),
  ];
}

/** Returns the numbers that are not null. */
const known = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null));

/** Returns the numbers in a sentence, without those in names of bodies. */
const numbersIn = (session: Session, words: string): string[] =>
  session.entities
    .reduce((left, _, n) => left.replaceAll(nameOf(session, n), ''), words)
    .match(/\d+(\.\d+)?/g) ?? [];

/**
 * Returns whether a number in a sentence follows from the given numbers. The number must equal one of them, or the
 * difference or quotient of two, after rounding.
 */
function isAmong(text: string, figures: readonly (number | null)[]): boolean {
  const all = figures.filter((value) => value !== null).map(Math.abs);
  const decimals = text.split('.')[1]?.length ?? 0;
  const isShown = (value: number) => Math.abs(value - Number(text)) <= 0.5001 * 10 ** -decimals;
  const isFloored = (value: number) => Math.floor(10 * value + 1e-9) / 10 === Number(text);
  return all.some(
    (value) =>
      isShown(value) ||
      isFloored(value) ||
      isShown((value * 180) / Math.PI) ||
      isShown(100 * value) ||
      all.some((other) => isShown(value - other) || (other > 0 && isShown(value / other))),
  );
}

/**
 * For each scene: the latest allowed time of the first answer (s), and a second position of the main control to test.
 * The position is a fraction of the control's range.
 */
const due: Readonly<Record<string, readonly [latest: number, part: number]>> = {
  'turn-90': [3.6, 0.9],
  'three-rates': [1.1, 1],
  'p-pi-pid': [5.1, 0],
  'known-wind': [6.8, 0.5],
  noise: [4.1, 0.1],
  windup: [13, 0],
  kick: [0.9, 0.2],
  'long-way': [5, 0.5],
  'long-frames': [2.2, 0.4],
  'hold-height': [9.8, 0.5],
  dock: [7.1, 0],
  'why-torque': [4, 0.9],
  masses: [8, 0.9],
};

describe.each(ids)('“%s”', (id) => {
  const [latest, part] = due[id];

  /**
   * Simulates one step. Returns `before`, the numbers of earlier turns. In the scene `masses`, adds the numbers of a
   * turn that ended in this step.
   */
  function stepped({ watch }: ReturnType<typeof opened>, before: Figures): Figures {
    const { now, record } = watch;
    watch.step();
    const hasEnded = watch.record !== record && now.samples[0].length > 0;
    return id === 'masses' && hasEnded ? { ...before, ...known(expected[id](now)) } : before;
  }

  /**
   * Simulates until the scene has an answer, or until the time `end`, s. Returns the numbers measured in earlier turns.
   */
  function untilAnswered(scene: ReturnType<typeof opened>, end: number): Figures {
    const { session } = scene;
    let before: Figures = {};
    while (!session.answer && session.simulation.time < end) before = stepped(scene, before);
    return before;
  }

  it('answers at the default with the values of the record', () => {
    const scene = opened(id);
    const before = untilAnswered(scene, latest);
    expect(faultsOf(id, scene.watch.now, before)).toEqual([]);
  });

  it('and at another setting of its hero', () => {
    const scene = opened(id);
    scene.session.step(30);
    scene.set(part);
    scene.watch.touched();
    expect(scene.session.answer).toBeNull();
    untilAnswered(scene, 30);
    expect(faultsOf(id, scene.watch.now)).toEqual([]);
  });

  it('contradicts the record in none of 30 s, while its hero is changed at random', () => {
    const scene = opened(id);
    const { session, set, watch } = scene;
    const random = new Mulberry32(24);
    const half = Math.round(session.simulation.stepRate / 2);
    const faults: string[] = [];
    let before: Figures = {};
    let seen = session.answer;
    let turn = watch.record;
    /**
     * Text of the answer that was shown just before the current turn began. It is about an earlier turn. Undefined if
     * there was no answer.
     */
    let old: readonly unknown[] | undefined;
    for (let n = 1; n <= 60 * half; n++) {
      if (n % half === 0 && random.next() < 0.07) {
        set(random.next());
        watch.touched();
        before = {};
      }
      before = stepped(scene, before);
      const { answer } = session;
      if (watch.record !== turn) old = seen?.phrases;
      turn = watch.record;
      if (answer && answer.phrases === old && !answer.isOfLastTurn)
        faults.push(`step ${n}: “${sentenceText(answer.phrases)}” tells of an earlier turn`);
      if (answer && answer.phrases !== seen?.phrases)
        faults.push(...faultsOf(id, watch.now, before).map((fault) => `step ${n}: ${fault}`));
      seen = answer;
    }
    expect(faults).toEqual([]);
  });
});

it('every scene that is no game has an answer', () => {
  const without = scenarios.filter(
    ({ scenario }) => !scenario.answer && !('dodge' in scenario) && !('par' in scenario),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

describe('marks of an answer', () => {
  const marksAt = (id: string) => {
    const { session } = opened(id);
    while (!session.answer) session.step();
    const { marks } = session.answer;
    while (!session.answer?.isOfLastTurn) session.step();
    return { marks, past: session.answer.marks };
  };

  it('kick: the longest bar is whole, and the others have the share of their figures', () => {
    const bars = marksAt('kick').marks.flatMap((mark) => (mark.kind === 'bar' ? [mark] : []));
    expect(bars.map(({ share }) => share)[0]).toBe(1);
    const costs = bars.map(({ text }) => Number(text.replace(/[^\d.]/g, '')));
    for (const [n, { share }] of bars.entries()) expect(share).toBeCloseTo(costs[n] / costs[0], 9);
  });

  it('windup: in the next turn only the curves of the answered turn stay', () => {
    const { marks, past } = marksAt('windup');
    expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set(['wedge', 'time', 'course']));
    const courses = past.flatMap((mark) => (mark.kind === 'course' ? [mark.course()] : []));
    expect(past).toHaveLength(3);
    // The first body had an overshoot of 143 %.
    const [{ step, errors }] = courses;
    expect(Math.max(...errors.map((error) => -error / step))).toBeCloseTo(1.43, 2);
  });

  it('masses: the curves of the turn with own inertia stand beside those of the answered turn, all alike', () => {
    const { marks, past } = marksAt('masses');
    const earlier = marks.flatMap((mark) => (mark.kind === 'earlier course' ? [mark.course()] : []));
    const later = past.flatMap((mark) => (mark.kind === 'course' ? [mark.course()] : []));
    const after = (seconds: number, { errors, timeStep }: (typeof earlier)[number]) =>
      Math.abs(errors[Math.round(seconds / timeStep) - 1]);
    // All settle within 2 % of a quarter turn in 0.72 s; with the usual inertia one of five does.
    const band = 0.02 * (Math.PI / 2);
    expect(earlier.map((course) => after(0.75, course) < band)).toEqual([true, true, true, true, true]);
    expect(later.filter((course) => after(0.75, course) < band)).toHaveLength(1);
  });

  it('hold-height: the heights of the last 4 s stay, 4.9 m apart for the body that swings', () => {
    const { past } = marksAt('hold-height');
    const heights = past.flatMap((mark) => (mark.kind === 'heights' ? [mark.heights()] : []));
    expect(heights.map(({ length }) => length)).toEqual([240, 240, 240, 240]);
    expect(Math.max(...heights[0]) - Math.min(...heights[0])).toBeCloseTo(4.9, 1);
  });
});
