// Tests of the demonstration of the path race: the motor is weakened every other lap, until a person changes anything.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import { pathRace } from '../../lab/scenarios/path-race';
import type { ControllerSpec } from '../../laws/control/controllers';
import { firstLaw } from '../../laws/language/own-law';
import { distance } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';
import { stateHash } from '../../world/simulation/history/state-hash';
import { Simulation } from '../../world/simulation/simulation';
import { Session } from './session';
import '../../laws/language/own-law';

const opened = () => new Session(pathRace, 'path-race');

/**
 * Steps a session until the motor limit is switched, for at most a minute. Returns the simulated time that this took. s
 */
function untilSwitched(session: Session): number {
  const { reduced } = session.reducedLimit;
  const from = session.simulation.time;
  for (let step = 0; step < 3600 && session.reducedLimit.reduced === reduced; step++) session.step();
  return session.simulation.time - from;
}

/** Returns the distance between the first body and its path. m */
function off({ entities: [{ body, waypoints }] }: Session): number {
  const place = body.getPosition();
  const legs = waypoints.map((from, n) =>
    nearestOnSegment(from, waypoints[(n + 1) % waypoints.length], place),
  );
  return Math.min(...legs.map((nearest) => distance(nearest, place)));
}

describe('a demonstration', () => {
  it('begins with the motor cut, for a lap, then gives it back for one, and cuts it again', () => {
    const session = opened();
    expect(session.reducedLimit.reduced).toBe(true);
    // 239 m at 10 m/s take 24 s, and more if the missile turns wide.
    expect(untilSwitched(session)).toBeGreaterThan(24);
    const full = untilSwitched(session);
    expect(full).toBeGreaterThan(23);
    expect(full).toBeLessThan(25);
    expect(session.reducedLimit.reduced).toBe(true);
  });

  it('shows in its first 10 s an overshoot of more than the missile’s 7.65 m, hulls apart', () => {
    const session = opened();
    let farthest = 0;
    for (let step = 0; step < 600; step++) {
      session.step();
      farthest = Math.max(farthest, off(session));
    }
    expect(farthest).toBeGreaterThan(7.65);
    expect(off(session)).toBeGreaterThan(7.65);
    const [missile, character] = session.entities.map(({ body }) => body.getPosition());
    expect(distance(missile, character)).toBeGreaterThan(20);
  });

  it.each<[string, (session: Session) => void]>([
    ['a touch', (session) => session.touch()],
    ['an edit', (session) => session.edit(({ commands }) => commands.setLoop(true))],
  ])('ends with %s and leaves the motor as it is', (_, touch) => {
    const session = opened();
    session.step(600);
    touch(session);
    untilSwitched(session);
    expect(session.reducedLimit.reduced).toBe(true);
  });

  it('continues after a restart, and does not return after its end', () => {
    const session = opened();
    session.restart();
    expect(untilSwitched(session)).toBeLessThan(60);
    session.touch();
    session.restart();
    untilSwitched(session);
    expect(session.reducedLimit.reduced).toBe(false);
  });

  it('is not saved after its end: the file holds the present motor, with its full limits', () => {
    const session = opened();
    session.step(60);
    session.touch();
    const saved = readScenario(session.toScenario());
    expect(saved).toMatchObject({ hero: { sets: 'motor' }, motor: 'cut' });
    expect(saved.hero).not.toHaveProperty('alternates');
    expect(saved.entities.map(({ limits }) => limits)).toMatchObject(
      pathRace.entities.map(({ limits }) => limits),
    );
    expect(saved.entities[0].command).toMatchObject({ next: session.entities[0].cursor });
  });

  it('continues in a scene that is opened from a file, and switches at the same step', () => {
    const session = opened();
    session.step(200);
    const other = new Session(readScenario(session.toScenario()), 'opened');
    expect(other.reducedLimit.reduced).toBe(true);
    expect(other.reducedLimit.cut).toEqual(session.reducedLimit.cut);
    expect(untilSwitched(other)).toBe(untilSwitched(session));
    expect(other.entities[0].limits).toEqual(session.entities[0].limits);
  });

  it('does not exist in other scenarios', () => {
    const { hero: _, ...plain } = pathRace;
    expect(new Session(plain, 'plain').reducedLimit.reduced).toBe(false);
  });
});

it('is flown for a minute by a person’s PD exactly as by the same PD of the library', () => {
  const flown = (controller: ControllerSpec) => {
    const entities = pathRace.entities.map((entity) => ({ ...entity, controller }));
    const simulation = new Simulation({ ...pathRace, entities });
    for (let step = 0; step < 3600; step++) simulation.step();
    return stateHash(simulation);
  };
  expect(flown({ kind: 'own', source: firstLaw })).toBe(flown({ kind: 'forward-pd' }));
});
