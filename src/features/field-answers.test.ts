// Tests of the answers of scenes with an open field. The test computes them from places, headings and contacts.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { heroOf } from '../app/view/heroes/heroes';
import { ViewState } from '../app/view/view-state';
import { sentenceText } from '../lab/answers/answer';
import { answerMeterOf, choicesOf } from '../lab/answers/answers';
import { scenarios } from '../lab/scenarios';
import { Mulberry32 } from '../world/entities/random';
import type { Entity } from '../world/simulation/entity-kinds';

interface Place {
  readonly x: number;
  readonly y: number;
}

const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const inDegrees = (angle: number) => `${((angle * 180) / Math.PI).toFixed(0)}°`;

/** Returns the distance of a place from the nearest leg of a loop. */
function fromLoop(waypoints: readonly Place[], { x, y }: Place): number {
  return Math.min(
    ...waypoints.map((b, n) => {
      const a = waypoints[(n + waypoints.length - 1) % waypoints.length];
      const length = apart(a, b);
      const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
      const across = ((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
      if (along < 0) return apart({ x, y }, a);
      return along > length ? apart({ x, y }, b) : Math.abs(across);
    }),
  );
}

/** An observer of a run. It computes, without the page's code, the sentence that the page should show. */
interface Witness {
  look(session: Session): void;
  /** Returns the sentence that the page should show now; null for none. */
  says(session: Session): string | null;
}

/** Returns an observer that adds up how far each body turns until it catches its target. It uses only the headings. */
function chases(): {
  look: Witness['look'];
  all: () => { turned: number; caught: boolean }[];
  over: () => boolean;
} {
  const all: { turned: number; caught: boolean; heading: number }[] = [];
  let seconds = 0;
  return {
    look({ entities, simulation }) {
      if (seconds > 12) return;
      seconds += 1 / simulation.stepRate;
      entities.forEach(({ body, command }, n) => {
        const chase = all[n] ?? { turned: 0, caught: false, heading: simulation.specOf(entities[n]).angle };
        all[n] = chase;
        if (chase.caught || !('chased' in command)) return;
        chase.turned += Math.abs(body.getAngle() - chase.heading);
        chase.heading = body.getAngle();
        chase.caught = apart(body.getPosition(), command.chased.position) <= 1.5;
      });
    },
    all: () => all,
    over: () => seconds > 12,
  };
}

const witnesses: Record<string, () => Witness> = {
  'path-race': () => {
    const laps: { first: number; cursor: number; turns: number; now: number; whole: number | null }[] = [];
    return {
      look({ entities }) {
        entities.forEach(({ cursor, body, waypoints }, n) => {
          const lap = laps[n] ?? { first: cursor, cursor, turns: 0, now: 0, whole: null };
          laps[n] = lap;
          if (cursor !== lap.cursor && cursor === lap.first) Object.assign(lap, { whole: lap.now, now: 0 });
          if (cursor !== lap.cursor) lap.turns += 1;
          lap.cursor = cursor;
          lap.now = Math.max(lap.now, fromLoop(waypoints, body.getWorldCenter()));
        });
      },
      says() {
        // Five turns are enough for an answer. A whole lap replaces them.
        if (laps.length < 2 || laps.some(({ whole, turns }) => whole === null && turns < 5)) return null;
        const [missile, character] = laps.map(({ whole, now }) => (whole ?? now).toFixed(1));
        return missile === character
          ? `Even so far, ${missile} m wide, on the same torque.`
          : `Missile ${missile} m wide, character ${character} m on the same torque.`;
      },
    };
  },

  '2013-demo': () =>
    skips(({ used, skipped, done }) =>
      done ? `It crossed off ${skipped} of ${used} waypoints without going there.` : null,
    ),

  'put-right': () => {
    let seconds = 0;
    const name = (session: Session) => session.labelOf(published(session.entities));
    const own = skips(({ used, skipped, fastest, from }, session) => {
      if (seconds < 8 - 1e-9) return null;
      const speed = `${fastest.toFixed(1)} m/s${fastest > 10.1 ? ' where its limit says 10' : ', its limit'}`;
      return `${name(session).replace(/^./, (first) => first.toUpperCase())} skips ${skipped || 'none'} of ${from > 0 || used === published(session.entities).waypoints.length ? '' : 'the first '}${used}, at ${speed}.`;
    });
    return {
      look(session) {
        seconds += 1 / session.simulation.stepRate;
        own.look(session);
      },
      says: (session) => own.says(session),
    };
  },

  'fast-target': () => {
    const { look, all, over } = chases();
    return {
      look,
      says(session) {
        const names = session.entities.map((entity) => session.labelOf(entity));
        const bodies = all().map(({ turned, caught }, n) => ({
          turned,
          caught,
          shown: Number.parseInt(inDegrees(turned), 10),
          name: names[n],
        }));
        const caught = bodies.filter((body) => body.caught);
        if (caught.length === 0) return over() ? 'None catches it in 12 s.' : null;
        const least = Math.min(...caught.map(({ shown }) => shown));
        const best = caught.filter(({ shown }) => shown === least);
        const rest = bodies.filter((body) => !best.includes(body));
        if (!over() && rest.some((body) => !body.caught && body.shown <= least)) return null;
        if (rest.length === 0) return `Even so far: ${least}° each.`;
        const most = rest.reduce((a, b) => (b.turned > a.turned ? b : a));
        const who = best.map(({ name }) => name).join(' and ');
        const end = most.caught ? '' : over() ? ' and no catch' : ' so far';
        return `${who[0].toUpperCase()}${who.slice(1)} turn${best.length > 1 ? '' : 's'} least: ${least}°, ${most.name} ${most.shown}°${end}.`;
      },
    };
  },

  evader: () => {
    const { look, all, over } = chases();
    return {
      look,
      says() {
        const [plain, told, plainJerks, toldJerks] = all();
        const said = (name: string, a?: typeof plain, b?: typeof plain) => {
          if (!a || !b || !(over() || (a.caught && b.caught))) return [];
          const [one, other] = [a, b].map(
            ({ turned, caught }) => `${inDegrees(turned)}${caught ? '' : ' and no catch'}`,
          );
          return [
            inDegrees(a.turned) === inDegrees(b.turned)
              ? `${name}: even so far, ${inDegrees(a.turned)}.`
              : `${name}: turns ${other} instead of ${one}.`,
          ];
        };
        const parts = [said('Steady turn', plain, told), said('Jerks', plainJerks, toldJerks)];
        return parts.every(({ length }) => length > 0) ? parts.flat().join(' ') : null;
      },
    };
  },

  orbit: () => {
    const bodies: {
      headings: number;
      places: Place[];
      round: Place[] | null;
      angle: number;
      step: number;
      steady: boolean;
      there: boolean;
    }[] = [];
    return {
      look({ entities }) {
        entities.forEach(({ body, target, seekDistance }, n) => {
          const flight = bodies[n] ?? {
            headings: 0,
            places: [],
            round: null,
            angle: body.getAngle(),
            step: 0,
            steady: false,
            there: false,
          };
          bodies[n] = flight;
          const place = { ...body.getPosition() };
          flight.there ||= target !== null && apart(place, target) <= seekDistance;
          flight.places.push(place);
          const step = body.getAngle() - flight.angle;
          // The circle does not include the start, during which the body turns faster and faster.
          flight.steady ||= step !== 0 && Math.abs(step) <= Math.abs(flight.step) * 1.000001;
          flight.step = step;
          flight.headings += step;
          flight.angle = body.getAngle();
          if (!flight.steady) Object.assign(flight, { headings: 0, places: [place] });
          if (Math.abs(flight.headings) >= 2 * Math.PI)
            Object.assign(flight, { headings: 0, round: flight.places, places: [place] });
        });
      },
      says({ entities }) {
        const n = bodies.findIndex(({ there, round }) => !there && round);
        if (n < 0) return bodies.length > 0 && bodies.every(({ there }) => there) ? 'Both get there.' : null;
        const places = bodies[n].round!;
        // The middle of a circle follows from its highest, lowest, leftmost and rightmost places.
        const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
        const middle = (all: number[]) => (Math.max(...all) + Math.min(...all)) / 2;
        const radius = (Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys)) / 4;
        const away = apart({ x: middle(xs), y: middle(ys) }, entities[n].target!);
        return `Its circle has a radius of ${radius} m; the mark lies ${away} m from its centre.`;
      },
    };
  },

  'tower-defence': () => {
    const hits = [0, 0];
    let seconds = 0;
    const before = new Map<Entity, Place>();
    return {
      look({ entities, simulation }) {
        seconds += 1 / simulation.stepRate;
        for (const entity of entities.slice(2)) {
          const { x, y } = entity.body.getPosition();
          const was = before.get(entity);
          // Only a body that is hit jumps. It returns to the start on its side.
          if (was && apart(was, { x, y }) > 2) hits[x < 0 ? 0 : 1] += 1;
          before.set(entity, { x, y });
        }
      },
      says(session) {
        const [left, right] = hits;
        // After 10 s the answer names the leader. If there is none, the answer says so after 20 s.
        if (seconds < (Math.abs(left - right) < 5 ? 20 : 10) - 1e-9) return null;
        if (Math.abs(left - right) < 5) return `Even so far: ${left} and ${right} hits.`;
        const names = session.entities.slice(0, 2).map((entity) => session.labelOf(entity));
        const name = names[0] === names[1] ? ['the left one', 'the right one'] : names;
        const ahead = name[left > right ? 0 : 1];
        return `${ahead[0].toUpperCase()}${ahead.slice(1)}: ${Math.abs(left - right)} hits ahead.`;
      },
    };
  },
};

/** Returns the body of the kind `missile-2013`, or the first body if there is none. */
const published = (entities: readonly Entity[]) =>
  entities.find(({ kind }) => kind === 'missile-2013') ?? entities[0];

/**
 * Returns an observer of a run that counts the waypoints that a body has left behind, and those of them that it never
 * reached.
 * @param says makes a sentence from these counts
 */
function skips(
  says: (
    found: { used: number; skipped: number; fastest: number; from: number; done: boolean },
    session: Session,
  ) => string | null,
): Witness {
  let waypoints: Place[] | null = null;
  let nearest: number[] = [];
  let from = 0;
  let found = { used: 0, skipped: 0, fastest: 0, from: 0, done: false };
  let before: Place | null = null;
  return {
    look({ entities, simulation }) {
      const entity = published(entities);
      const place = { ...entity.body.getPosition() };
      waypoints ??= entity.waypoints.map(({ x, y }) => ({ x, y }));
      if (nearest.length === 0) {
        nearest = waypoints.map(() => Infinity);
        // The body is on its way already: only waypoints that it headed for since then.
        const standsAt = waypoints.map((waypoint) => apart(place, waypoint) <= entity.seekDistance + 0.5);
        const at = standsAt.lastIndexOf(true, entity.cursor - 1);
        from = entity.cursor > 0 && at >= 0 ? at : entity.cursor;
      }
      if (found.done) return;
      nearest = nearest.map((near, n) => Math.min(near, apart(place, waypoints![n])));
      const used = entity.command.kind === 'idle' ? waypoints.length : entity.cursor;
      const centre = { ...entity.body.getWorldCenter() };
      // Only the velocity is known in the first step.
      const speed = before
        ? apart(before, centre) * simulation.stepRate
        : Math.hypot(entity.velocity.x, entity.velocity.y);
      before = centre;
      const skipped = nearest.slice(from, used).filter((near) => near > entity.seekDistance).length;
      found = {
        used: used - from,
        skipped,
        from,
        fastest: Math.max(found.fastest, speed),
        done: used === waypoints.length,
      };
    },
    says: (session) => says(found, session),
  };
}

/** Returns all numbers that a sentence contains. */
const figuresIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const wordsIn = (text: string) => text.replace(/-?\d+(\.\d+)?/g, '#');

/**
 * Tolerances for the comparison of numbers in the page's sentence with those of the test, by scene. Sentences of all
 * other scenes must agree exactly.
 */
const within: Partial<Record<string, number>> = { orbit: 0.15 };

/** Compares the page's sentence with the test's own result. */
function compare(id: string, session: Session, witness: Witness): void {
  const said = session.answer && sentenceText(session.answer.phrases);
  const found = witness.says(session);
  const at = `${id} at ${session.simulation.time.toFixed(2)} s`;
  const tolerance = within[id];
  if (tolerance === undefined || said === null || found === null) {
    expect(said, at).toBe(found);
    return;
  }
  expect(wordsIn(said), at).toBe(wordsIn(found));
  figuresIn(said).forEach((figure, n) => {
    expect(Math.abs(figure - figuresIn(found)[n]), at).toBeLessThan(tolerance);
  });
}

function opened(id: string) {
  const session = new Session(scenarios.find((scene) => scene.id === id)!.scenario, id);
  const { hero, scene } = heroOf(session, new ViewState())!;
  return { session, hero, scene };
}

/**
 * Tested scenes: id, time after which the scene has shown its answer (s), and another value of the scene's main
 * control.
 */
const scenes = [
  ['path-race', 36, 1],
  ['2013-demo', 16, 0],
  ['fast-target', 12.1, 0.3],
  ['evader', 12.1, 30],
  ['orbit', 14, 6],
  ['tower-defence', 30, -1],
  ['put-right', 9, 2],
] as const;

describe.each(scenes)('%s', (id, seconds, other) => {
  it.each(['as it begins', 'with another setting of its hero'])(
    'answers with the figures of the run, %s',
    (how) => {
      const { session, hero, scene } = opened(id);
      if (how !== 'as it begins') (hero.choice ?? hero.range)!.choose(scene, other);
      const witness = witnesses[id]();
      while (session.simulation.time < seconds - 1e-9) {
        session.step();
        witness.look(session);
      }
      expect(session.answer).not.toBeNull();
      compare(id, session, witness);
    },
  );

  it('never contradicts the run while its hero changes', () => {
    const { session, hero, scene } = opened(id);
    const random = new Mulberry32(24);
    const options = hero.choice?.options(scene).map(({ value }) => value);
    const range = hero.range;
    const anyValue = () =>
      options
        ? options[Math.floor(random.next() * options.length)]
        : range!.min + random.next() * (range!.max - range!.min);
    let witness = witnesses[id]();
    let until = 0;
    session.onChange(() => {});
    for (let tenth = 0; tenth < 300; tenth++) {
      if (tenth >= until && tenth > 0) {
        const before = session.simulation.time;
        const wasEdited = session.edited;
        session.edited = false;
        (hero.choice ?? range)!.choose(scene, anyValue());
        if (session.edited) witness = witnesses[id]();
        session.edited ||= wasEdited;
        expect(session.simulation.time).toBe(before);
      }
      if (tenth >= until) until = tenth + 20 + Math.floor(random.next() * 250);
      for (let n = 0; n < session.simulation.stepRate / 10; n++) {
        session.step();
        witness.look(session);
      }
      compare(id, session, witness);
    }
  });
});

it('orbit’s circle is v/Ω = 12 m, and the mark, 9 m aside of the start, 9.0 m inside it: without the run-up', () => {
  const { session } = opened('orbit');
  while (!session.answer) session.step();
  const { radius, inside } = session.answer.figures;
  expect(radius).toBeCloseTo(12, 1);
  expect(inside).toBeCloseTo(9, 1);
  expect(sentenceText(session.answer.phrases)).toBe(
    'Its circle has a radius of 12 m; the mark lies 3 m from its centre.',
  );
});

describe('knocked-about', () => {
  /**
   * Runs the scene and compares the page's answer with this test's own result: the time that each pushed body spends
   * more than 1 m off the path.
   * @param until end of the run, s
   * @param shoves times of the pushes, s
   */
  function run(until: number, shoves: readonly number[]) {
    const { session, hero, scene } = opened('knocked-about');
    const bodies = session.entities.map(() => ({
      out: Number.NaN,
      knocked: Number.NEGATIVE_INFINITY,
      counted: Number.NaN,
      back: Number.NaN,
      at: Number.NaN,
      now: 0,
      farthest: 0,
      start: { x: Number.NaN, y: Number.NaN },
      first: Number.NaN,
    }));
    let compared = 0;
    for (let step = 0; step < until * 60; step++) {
      if (shoves.includes(step / 60)) {
        hero.press!.press(scene);
        for (const body of bodies)
          Object.assign(body, {
            out: Number.NaN,
            back: Number.NaN,
            knocked: session.simulation.time,
            counted: Number.NaN,
            at: Number.NaN,
            now: 0,
            first: Number.NaN,
          });
      }
      session.step();
      const { time, contacts } = session.simulation;
      session.entities.forEach(({ body, waypoints, cursor }, n) => {
        const flight = bodies[n];
        const { x, y } = body.getWorldCenter();
        if (Number.isNaN(flight.first)) Object.assign(flight, { first: cursor, start: { x, y } });
        const isHit = contacts.begun.some(({ a, b }) => a === body || b === body);
        if (isHit) flight.knocked = time;
        if (isHit && !Number.isNaN(flight.out) && Number.isNaN(flight.counted)) flight.counted = time;
        // The way to the first waypoint counts as path until the body is there.
        if (cursor !== flight.first) flight.first = -1;
        const onTheWay = flight.first === -1 ? [] : [fromLoop([flight.start, waypoints[cursor]], { x, y })];
        const away = Math.min(fromLoop(waypoints, { x, y }), ...onTheWay);
        if (away > 1) {
          flight.now = Math.max(flight.now, away);
          if (Number.isNaN(flight.out) && flight.knocked >= time - 1) flight.counted = time;
          if (Number.isNaN(flight.out)) flight.out = time;
        } else {
          if (time - flight.counted >= 0.1)
            Object.assign(flight, { back: time - flight.counted, at: time, farthest: flight.now });
          flight.now = 0;
          flight.out = Number.NaN;
          flight.counted = Number.NaN;
        }
      });
      if (step % 30 !== 29) continue;
      const soonest = Math.min(...bodies.flatMap(({ at }) => (Number.isNaN(at) ? [] : [at])));
      const isAwaited = bodies.some(({ back }) => Number.isNaN(back)) && time < soonest + 6;
      const known = (isAwaited ? [] : ['missile', 'character']).flatMap((name, n) =>
        Number.isNaN(bodies[n].back)
          ? []
          : [
              {
                name,
                seconds: (bodies[n].back + 1e-9).toFixed(1),
                off: (bodies[n].farthest + 1e-9).toFixed(1),
              },
            ],
      );
      const isEven = known.length === 2 && known[0].seconds === known[1].seconds;
      const words = isEven
        ? `even so far: back after ${known[0].seconds} s.`
        : `${known.map(({ name, seconds, off }) => `${name} ${off} m off, back after ${seconds} s`).join('; ')}.`;
      const said = session.answer && sentenceText(session.answer.phrases).toLowerCase();
      expect(said, `at ${time.toFixed(2)} s`).toBe(known.length > 0 ? words : null);
      compared += known.length;
    }
    return compared;
  }

  it('marks where each came back: within 1 m of its path, or of the line to its first waypoint', () => {
    const { session } = opened('knocked-about');
    const lines = session.entities.map(({ body, waypoints, cursor }) => [
      { ...body.getWorldCenter() },
      waypoints[cursor],
    ]);
    while (!session.answer) session.step();
    const backs = session.answer.marks.flatMap((mark) =>
      mark.kind === 'place' && mark.text === 'back' ? [mark] : [],
    );
    expect(backs.map(({ of }) => of)).toEqual(session.entities);
    for (const [n, { at, of }] of backs.entries())
      expect(Math.min(fromLoop(of.waypoints, at), fromLoop(lines[n], at))).toBeLessThanOrEqual(1);
  });

  it('says how long each was off its path after it was knocked, shoved or not', () => {
    expect(run(15, [])).toBeGreaterThan(5);
    expect(run(30, [3, 11.5, 12, 20.25])).toBeGreaterThan(20);
  });
});

it('tower-defence’s enemies are pale at its answer, its guns are not', () => {
  const { session } = opened('tower-defence');
  while (!session.answer) session.step();
  expect(session.answer.bright).toBe(2);
  expect(session.entities.map(({ kind }) => kind).lastIndexOf('turret')).toBe(1);
});

describe('swarm', () => {
  const paced = (session: Session, steps: number, frames: number) => {
    for (let frame = 0; frame < frames; frame++)
      answerMeterOf(session.simulation)!.noteFrame!({
        ...{ elapsed: 1 / 50, steps, spent: steps * 0.0125 },
        isDrawn: frame % 2 === 0,
      });
  };

  it('says how many steps a second the page held, and what each took, after ten seconds', () => {
    const { session } = opened('swarm');
    paced(session, 1, 499);
    expect(session.answer).toBeNull();
    paced(session, 1, 2);
    expect(sentenceText(session.answer!.phrases)).toBe(
      '1,000 fly in slow motion, at 83 % speed; about 830 would fly at full speed.',
    );
    expect(session.answer!.bright).toBe(830);
    // Half of the 501 frames in 10.02 s.
    expect(session.answer!.figures.framesPerSecond).toBeCloseTo(251 / 10.02, 2);
  });

  it('answers again with another number', () => {
    const { session, hero, scene } = opened('swarm');
    paced(session, 2, 501);
    expect(sentenceText(session.answer!.phrases)).toMatch(/^1,000 fly at full speed; about [\d,]+ could\.$/);
    expect(session.answer!.bright).toBeUndefined();
    hero.choice!.choose(scene, 5000);
    expect(session.answer).toBeNull();
    paced(session, 1, 501);
    expect(sentenceText(session.answer!.phrases)).toMatch(/^5,000 fly in slow motion, at 83 % speed/);
  });
});

it('the guess is a number of waypoints in the demo of 2013, but not for one of two missiles that flies alone', () => {
  const labels = ({ simulation }: Session) =>
    choicesOf(simulation, ({ kind }) => kind).map(({ label }) => label);
  expect(labels(opened('2013-demo').session)).toEqual(['none', '1 to 3', '4 or more']);
  const { session, hero, scene } = opened('put-right');
  expect(labels(session)).toHaveLength(2);
  hero.choice!.choose(scene, 1);
  expect(session.entities).toHaveLength(1);
  expect(labels(session)).toEqual([]);
});
