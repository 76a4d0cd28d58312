// window.slew: the page for the console and for tests. Documented in the README and stable.
import type { Point } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { scenarios } from '../scenarios';
import { placeOf } from '../simulation/place';
import { readScenario } from '../simulation/read-scenario';
import { builtIn } from './address';
import type { App } from './app';

/** The state of the page as plain data. SI units; null where there is none. */
function snapshot({ session }: App) {
  const { simulation, mode, paused, title } = session;
  const { time, stepRate } = simulation;
  const path = { waypoints: session.waypoints.map(placeOf), loop: session.loop };
  return { time, scenario: title, mode, paused, stepRate, path, entities: session.entities.map(entityState) };
}

function entityState({ kind, body, command, target, limits }: Entity) {
  const { x, y } = body.getPosition();
  const { x: vx, y: vy } = body.getLinearVelocity();
  return {
    kind,
    x,
    y,
    angle: body.getAngle(),
    vx,
    vy,
    omega: body.getAngularVelocity(),
    command: command.kind,
    target: target && placeOf(target),
    limits: { ...limits, turnRate: limits.turnRate === Infinity ? null : limits.turnRate },
  };
}

function mustBePaused({ session }: App): void {
  if (!session.paused) throw new Error('slew.step runs steps by hand: call slew.pause() first');
}

/** Makes window.slew. */
export function createConsole(app: App) {
  const { session } = app;
  return {
    snapshot: () => snapshot(app),
    /** CSS pixels of a world point on the page now. */
    toPage: (x: number, y: number): Point => app.viewport.toPage({ x, y }),
    scenarios: () => scenarios.map(({ id, scenario }) => ({ id, name: scenario.name })),
    /** Loads a scenario object or a built-in one by id; throws the validation message and changes nothing. */
    load: (what: unknown): void => {
      if (typeof what === 'string') {
        const { scenario, title } = builtIn(what);
        session.load(scenario, title);
      } else {
        const scenario = readScenario(what);
        session.load(scenario, scenario.name);
      }
    },
    pause: () => session.setPaused(true),
    resume: () => session.setPaused(false),
    /** Exactly n steps, while paused. */
    step: (steps = 1): void => {
      mustBePaused(app);
      if (!Number.isInteger(steps) || steps < 0 || steps > 1_000_000) {
        throw new RangeError(`slew.step: must be a whole number from 0 to 1000000, got ${steps}`);
      }
      session.step(steps);
    },
  };
}
