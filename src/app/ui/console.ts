// window.slew: the page's interface for the console and for tests. docs/console.md documents it; it is stable.

import { wordsOf } from '../../lab/answers/answer';
import { loadGame, loadOwnLaws } from '../../lab/files/late-parts';
import { readScenario } from '../../lab/files/read-scenario';
import type { Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import { stateHash } from '../../world/simulation/history/state-hash';
import { channels, type OutsideChannel, outsideNameOf } from '../../world/simulation/meters/telemetry';
import { placeOf } from '../../world/simulation/place';
import type { Simulation } from '../../world/simulation/simulation';
import type { PageBox, PageText } from '../view/viewport';
import { runAction } from './actions/action';
import { canLookBack, redo, undo } from './actions/list';
import type { App } from './app';
import type { Features, SceneChanges } from './features';
import { builtIn } from './sharing/address';
import { sceneLink } from './sharing/share';
import { whenAddressRead } from './sharing/sharing';

declare global {
  interface Window {
    /** The page's interface for the console and for tests, see docs/console.md. */
    slew: ReturnType<typeof createConsole>;
  }
}

/** The sentence that answers the question, and texts of a game’s own picture, as they stand on the page. */
function pageTexts(): PageText[] {
  const found = [...document.querySelectorAll<HTMLElement>('.found, [data-on-field]')].filter(
    ({ textContent }) => textContent,
  );
  return found.flatMap((element) => {
    const { left, top, right, width, height } = element.getBoundingClientRect();
    // What a strip was not scrolled to is not on the field.
    const strip = element.closest('.page-strip')?.getBoundingClientRect();
    if (strip && (left >= strip.right || right <= strip.left)) return [];
    return { text: element.textContent, left, top, width, height };
  });
}

/** The state of the page as plain data, in SI units; null for a missing value. `targets` are the moving targets. */
function snapshot({ session }: App) {
  const { simulation, commands, playback, title, answer, because, round } = session;
  const { mode, waypoints, loop } = commands;
  return {
    time: simulation.time,
    scenario: title,
    mode,
    paused: playback.paused,
    stepRate: simulation.stepRate,
    path: { waypoints: waypoints.map(placeOf), loop },
    targets: simulation.targets.map(({ position: { x, y }, velocity }) => {
      return { x, y, vx: velocity.x, vy: velocity.y };
    }),
    entities: session.entities.map((entity) => entityState(simulation, entity)),
    game: session.game?.report?.(simulation) ?? null,
    answer: answer && {
      text: wordsOf(answer.phrases),
      because: because && wordsOf(because),
      figures: { ...answer.figures },
    },
    round: { state: round.state, guess: round.guess },
  };
}

/** The state of a body. `nearest` is the closest approach to its target so far, m; null before the first. */
function entityState({ measures, systems }: Simulation, entity: Entity) {
  const { kind, body, command, target, waypoints, limits } = entity;
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
    ...(command.kind === 'follow-path' && { waypoints: waypoints.map(placeOf) }),
    nearest: measures.of(entity)?.approach.closest?.range ?? null,
    controller: entity.controller,
    limits: { ...limits, turnRate: limits.turnRate === Infinity ? null : limits.turnRate },
    ...Object.assign({}, ...systems.map((system) => system.motionOf?.(entity))),
  };
}

function telemetry({ session }: App, index: number) {
  const entity = session.entities[index];
  if (!entity)
    throw new RangeError(`slew.telemetry: there is no entity ${index}, see slew.snapshot().entities`);
  const record = session.simulation.measures.telemetry;
  const columns = channels.map((channel) => [outsideNameOf(channel), record.column(entity, channel)]);
  return {
    time: record.times(),
    ...(Object.fromEntries(columns) as Record<OutsideChannel, (number | null)[]>),
  };
}

export function createConsole(app: App, features: Features) {
  const { session } = app;
  let changes: SceneChanges | null = null;
  /** Changes of a scene that is built. Throws before one was. */
  const building = () => {
    if (!changes) throw new Error('slew: await slew.build() comes first');
    return changes;
  };
  return {
    snapshot: () => snapshot(app),
    /**
     * The last ten seconds of an entity's turning, by its index in `snapshot().entities`: arrays of equal length, oldest
     * first. `time` in s; `error`, rad; `omega` and `omegaLimit`, rad/s; the commanded (`asked`) and applied (`alpha`)
     * angular acceleration, the terms `p`, `i`, `d`, and `alphaLimit`, rad/s²; the place `x`, `y`, m. null for a missing value, such as a limit
     * that is off; all values are null for bodies beyond the first sixteen.
     */
    telemetry: (entity = 0) => telemetry(app, entity),
    /** The point of the page at a place of the world, now. CSS pixels */
    toPage: (x: number, y: number): Point => app.viewport.toPage({ x, y }),
    /** The part of the page that is left to the picture. CSS pixels */
    free: (): PageBox => app.viewport.freeBox,
    /** The box of each body in the last frame, tight round its drawn hull; null for one out of sight. CSS pixels */
    bodies: (): (PageBox | null)[] => app.view.picture.bodies.map((box) => box && { ...box }),
    /** Every text on the field in the last frame, and the sentence of the answer, with its box. CSS pixels */
    labels: (): PageText[] => [...app.view.picture.labels.map((label) => ({ ...label })), ...pageTexts()],
    /** What a person has chosen to see, and how fast time passes. */
    view: () => ({
      ...app.view.shown,
      camera: app.view.camera,
      tool: app.view.tool,
      stepAngle: app.view.stepAngle,
      alone: app.view.alone,
      pace: session.playback.pace,
    }),
    scenarios: () => app.scenarios.map(({ id, scenario }) => ({ id, name: scenario.name })),
    /**
     * Loads a scenario object, or a built-in scenario by id. Throws the refusal of an invalid one and changes nothing. Games
     * and ships in space come late: before `ready` resolved, a scene of theirs opens once they are there.
     */
    load: (what: unknown): void => {
      const named = () => (typeof what === 'string' ? builtIn(app.scenarios, what) : null);
      const read = () => {
        const scenario = readScenario(what, session.games);
        return { scenario, title: scenario.name };
      };
      const open = () => {
        const { scenario, title } = named() ?? read();
        session.load(scenario, title);
      };
      const coming = loadGame(named()?.scenario ?? what, session.games);
      if (!coming) open();
      else coming.then(open).catch((error: Error) => app.notify(error.message, 'error'));
    },
    /** The law of the body in focus, with its numbers, as a file for a target of `codeTargets()`. */
    code: (target: string): string => features.service('codeFile')(app, target),
    /** Languages and engines of the Code button; the tests run the laws of all, and of those `inEngine` in their engine. */
    codeTargets: () => features.service('codeTargets')(app),
    /** Resolves once the scene of the address is there, or was refused, `code` and `codeTargets` answer, and `load` takes laws of one’s own and ships in space. */
    ready: async (): Promise<void> => {
      await Promise.all([
        whenAddressRead(),
        features.load().catch(() => null),
        whenAddressRead()
          .then(() => features.loadFor(session.scenario))
          .catch(() => null),
        loadOwnLaws(),
        ...session.games.map(({ load }) => load?.()),
      ]);
    },
    /** Has ships in space turn to an attitude: a quaternion [x, y, z, w]. Throws in other scenes, and for what is no quaternion. */
    order: (attitude: readonly number[]): void => {
      const order = features.loadedFor(session.scenario)?.services?.order;
      if (!order) throw new Error('slew.order: nothing turns in space here');
      session.edit(({ simulation }) => order(simulation, attitude));
    },
    /** Begins or ends building; the scene stands at its start then. Resolves once it can be changed. Throws where it cannot. */
    build: async (on = true): Promise<void> => {
      await features.loadGivers('building');
      const building = features.service('building');
      await building.begin(app, on);
      changes ??= building.changes(app);
    },
    /** The scene from its start, as a file. */
    start: () => session.start,
    /** The things of the scene that is built: list, index, name and what a file says of each. */
    things: () => building().things(),
    /** These five change the scene that is built, one step of undo each. They throw why they are refused, and then change nothing. */
    add: (...args: Parameters<SceneChanges['add']>) => building().add(...args),
    change: (...args: Parameters<SceneChanges['change']>) => building().change(...args),
    remove: (...args: Parameters<SceneChanges['remove']>) => building().remove(...args),
    duplicate: (...args: Parameters<SceneChanges['duplicate']>) => building().duplicate(...args),
    choose: (...args: Parameters<SceneChanges['choose']>) => building().choose(...args),
    /** The chosen things, and where their handles are on the page. CSS pixels */
    chosen: () => building().chosen(),
    handles: () => building().handles(),
    /** The link that Copy link copies, whatever its length. */
    link: async () => (await sceneLink(app)).link,
    /** Has the course on the page flown for its medals. Resolves to its flights and medals, or to the gate at which there are none. */
    prove: async (): Promise<unknown> => {
      await features.loadFor(session.scenario);
      const prove = features.loadedFor(session.scenario)?.services?.prove;
      if (!prove) throw new Error('slew.prove: there is no course on the page');
      return prove(session.start);
    },
    pause: () => (session.playback.paused = true),
    resume: () => (session.playback.paused = false),
    /** Takes back the last change. False when there is none, or where a game does not allow it. */
    undo: () => runAction(app, undo),
    /** Makes the change again that was taken back last. False when there is none. */
    redo: () => runAction(app, redo),
    /** Shows the state so many seconds ago, at most 10; 0 returns to now. `resume` and `step` go on from there. */
    lookBack: (seconds: number): void => {
      if (!Number.isFinite(seconds) || seconds < 0)
        throw new RangeError(`slew.lookBack: must be a number of seconds from 0 to 10, got ${seconds}`);
      if (!canLookBack(app)) throw new Error('slew.lookBack: a game goes forward only');
      session.lookBack(seconds);
    },
    /** Resolves to what lists, keeps, opens, renames and removes scenes of a person’s own, which stay on this device. */
    own: async () => {
      await features.loadGivers('ownConsole');
      return features.service('ownConsole')(app);
    },
    /** Tick and fingerprint of the bodies' state now, as the runner's --hash prints them. */
    hash: (): string => stateHash(session.simulation),
    /** Runs exactly this many steps, while paused. */
    step: (steps = 1): void => {
      if (session.lookingBack !== null) session.playback.paused = true;
      if (!session.playback.paused) throw new Error('slew.step runs steps by hand: call slew.pause() first');
      if (!Number.isInteger(steps) || steps < 0 || steps > 1_000_000) {
        throw new RangeError(`slew.step: must be a whole number from 0 to 1000000, got ${steps}`);
      }
      session.step(steps);
    },
  };
}
