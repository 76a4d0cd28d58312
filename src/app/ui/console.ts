// window.slew: the page's interface for the console and for tests. docs/console.md documents it; it is stable.

import { sentenceText } from '../../lab/answers/answer';
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
import { type ClipOptions, clipSettings, type PictureOptions, pictureKind } from './sharing/clips';
import { sceneLink } from './sharing/share';
import { whenAddressRead } from './sharing/sharing';

declare global {
  interface Window {
    /** The page's interface for the browser's console and for tests, see docs/console.md. */
    slew: ReturnType<typeof createConsole>;
  }
}

function pageTexts(): PageText[] {
  const found = [
    ...document.querySelectorAll<HTMLElement>('.found:not([data-past=true]), [data-on-field]'),
  ].filter(({ textContent }) => textContent);
  return found.flatMap((element) => {
    const { left, top, right, width, height } = element.getBoundingClientRect();
    // Texts in the scrolled-out part of a strip are not visible.
    const strip = element.closest('.page-strip')?.getBoundingClientRect();
    if (strip && (left >= strip.right || right <= strip.left)) return [];
    return { text: element.textContent, left, top, width, height };
  });
}

/** Returns the page's state in SI units; null for a missing value. `targets`: moving targets */
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
      text: sentenceText(answer.phrases),
      because: because && sentenceText(because),
      figures: { ...answer.figures },
    },
    round: { state: round.state, guess: round.guess },
  };
}

/**
 * Returns the state of a body in SI units. `nearest` is the smallest distance between body and target since the chase
 * began, m; null before the first approach.
 */
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
  /** Returns the functions that change a scene in the scene editor. @throws Error if the editor is closed */
  const building = () => {
    if (!changes && !session.building) throw new Error('slew: await slew.build() comes first');
    changes ??= features.service('building').changes(app);
    return changes;
  };
  return {
    snapshot: () => snapshot(app),
    // By the entity's index in `snapshot().entities`. `time` in s; `error`, rad; `omega` and `omegaLimit`, rad/s; the
    // commanded (`asked`) and applied (`alpha`) angular acceleration, the terms `p`, `i`, `d`, and `alphaLimit`,
    // rad/s²; the place `x`, `y`, m. All values are null for bodies beyond the first sixteen.
    /**
     * Returns records of the last ten seconds as arrays, oldest value first. SI units, null if missing.
     * @param entity index in `snapshot().entities`
     */
    telemetry: (entity = 0) => telemetry(app, entity),
    /** Converts a place in the world, m, to a point of the page, CSS pixels. */
    toPage: (x: number, y: number): Point => app.viewport.toPage({ x, y }),
    /** Returns the part of the page that no bar or drawer covers. CSS pixels */
    free: (): PageBox => app.viewport.freeBox,
    /** Returns the box around each body's drawn shape in the last frame; null for a body out of sight. CSS pixels */
    bodies: (): (PageBox | null)[] => app.view.picture.bodies.map((box) => box && { ...box }),
    /** Returns all texts on the picture, each with a box in CSS pixels. */
    labels: (): PageText[] => [...app.view.picture.labels.map((label) => ({ ...label })), ...pageTexts()],
    /** Returns the settings of the view, such as tool, camera and speed. */
    view: () => ({
      ...app.view.shown,
      camera: app.view.camera,
      tool: app.view.tool,
      stepAngle: app.view.stepAngle,
      alone: app.view.alone,
      pace: session.playback.pace,
    }),
    scenarios: () => app.scenarios.map(({ id, scenario }) => ({ id, name: scenario.name })),
    /** Opens a scenario object, or a built-in scenario by id. Throws if the scenario is invalid. */
    load: (what: unknown): void => {
      // Games and ships in space are loaded late: before `ready` has resolved, their scenes open only after loading.
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
    /**
     * Returns the control law of the body in focus as the text of a code file.
     * @param target id from `codeTargets()`
     */
    code: (target: string): string => features.service('codeFile')(app, target),
    /** Returns the languages and engines that the Code button offers. */
    codeTargets: () => features.service('codeTargets')(app),
    /** Resolves when all functions of this console interface can be called. */
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
    /**
     * Commands ships in space to turn to an attitude, a quaternion [x, y, z, w]. Throws if the scene is not in space or
     * the quaternion is invalid.
     */
    order: (attitude: readonly number[]): void => {
      const order = features.loadedFor(session.scenario)?.services?.order;
      if (!order) throw new Error('slew.order: nothing turns in space here');
      session.edit(({ simulation }) => order(simulation, attitude));
    },
    /**
     * Opens the scene editor, or closes it if `on` is false. Resolves when the scene can be changed. Rejects if the
     * scene cannot be edited.
     */
    build: async (on = true): Promise<void> => {
      await features.loadGivers('building');
      const building = features.service('building');
      await building.begin(app, on);
      changes ??= building.changes(app);
    },
    start: () => session.start,
    /**
     * Returns the objects of the scene in the scene editor. Each has a name, its place in the scenario file, and its
     * entry in this file (`spec`).
     */
    things: () => building().things(),
    /**
     * Adds an object, such as a body, in the scene editor as one undo step.
     * @throws if the object is refused; then nothing changes
     */
    add: (...args: Parameters<SceneChanges['add']>) => building().add(...args),
    change: (...args: Parameters<SceneChanges['change']>) => building().change(...args),
    remove: (...args: Parameters<SceneChanges['remove']>) => building().remove(...args),
    duplicate: (...args: Parameters<SceneChanges['duplicate']>) => building().duplicate(...args),
    choose: (...args: Parameters<SceneChanges['choose']>) => building().choose(...args),
    /** Returns the objects that are selected in Build (the scene editor). */
    chosen: () => building().chosen(),
    handles: () => building().handles(),
    /** Resolves to the link to the open scene. The link may have any length. */
    link: async () => (await sceneLink(app)).link,
    /**
     * Finds medal times for the open course (gates to fly through) by simulated flights.
     * @returns flights and medals; for a course without medals, the reason and the gate where the planned flight fails
     */
    prove: async (): Promise<unknown> => {
      await features.loadFor(session.scenario);
      const prove = features.loadedFor(session.scenario)?.services?.prove;
      if (!prove) throw new Error('slew.prove: there is no course on the page');
      return prove(session.start);
    },
    pause: () => (session.playback.paused = true),
    resume: () => (session.playback.paused = false),
    /** Undoes the last change. Returns false if there is none, or if a game forbids undo. */
    undo: () => runAction(app, undo),
    /** Redoes the change that was undone last. Returns false if there is none. */
    redo: () => runAction(app, redo),
    /** Rewinds simulated time by 0 to 10 seconds; 0 returns to the present. */
    lookBack: (seconds: number): void => {
      if (!Number.isFinite(seconds) || seconds < 0)
        throw new RangeError(`slew.lookBack: must be a number of seconds from 0 to 10, got ${seconds}`);
      if (!canLookBack(app)) throw new Error('slew.lookBack: a game goes forward only');
      session.lookBack(seconds);
    },
    /** Resolves to functions that list, save, open, rename and delete scenes on this device. */
    own: async () => {
      await features.loadGivers('ownConsole');
      return features.service('ownConsole')(app);
    },
    /** Resolves to a clip (video) of the last seconds, as a file. */
    clip: async (options?: ClipOptions) => {
      clipSettings(options);
      await features.loadGivers('clips');
      return features.service('clips').clip(app, options);
    },
    /** Resolves to a picture as a file: a preview card for links, or only the picture of the scene. */
    picture: async (options?: PictureOptions) => {
      pictureKind(options);
      await features.loadGivers('clips');
      return features.service('clips').picture(app, options);
    },
    /** Returns the number of steps and a hash of the bodies' state. */
    hash: (): string => stateHash(session.simulation),
    /** Runs some steps of the simulation, 0 to 1,000,000. Throws if the page is not paused. */
    step: (steps = 1): void => {
      if (session.rewindSeconds !== null) session.playback.paused = true;
      if (!session.playback.paused) throw new Error('slew.step runs steps by hand: call slew.pause() first');
      if (!Number.isInteger(steps) || steps < 0 || steps > 1_000_000) {
        throw new RangeError(`slew.step: must be a whole number from 0 to 1000000, got ${steps}`);
      }
      session.step(steps);
    },
  };
}
