// A person's choices about the picture. The settings panel and gestures change them; the layers read them.

import { settingsOf } from '../../laws/control/tunable';
import type { Point } from '../../world/entities/command';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import { type CameraKey, type CameraMode, cameraTunables } from './camera-settings';
import type { ComparisonRun } from './comparison-run';
import { Modes } from './mode';
import { SceneWatch } from './scene-watch';
import { PictureBoxes } from './viewport';

/** Switches that show or hide parts of the picture, such as trails. */
export const viewSwitches = [
  { key: 'trails', initial: true, label: 'Trails', shortcut: '', help: 'The way each body came.' },
  {
    key: 'vectors',
    initial: true,
    label: 'Error wedge',
    shortcut: '',
    help: 'The heading error as a wedge, from the heading to the direction wanted.',
  },
  {
    key: 'ghost',
    initial: false,
    label: 'Best turn’s ghost',
    shortcut: '',
    help: 'An outline where the body would point now in the best possible turn. Lab scenes always show it.',
  },
  {
    key: 'remarks',
    initial: true,
    label: 'Errors pointed out',
    shortcut: '',
    help: 'What the code of 2013 does wrong, pointed out as it happens.',
  },
  {
    key: 'outlines',
    initial: false,
    label: 'Physics outlines',
    shortcut: 'D',
    help: 'The shapes the physics engine collides, drawn over the art.',
  },
  {
    key: 'grid',
    initial: true,
    label: 'Grid',
    shortcut: 'G',
    help: 'Lines every 10 m.',
  },
] as const;

export type ViewSwitch = (typeof viewSwitches)[number]['key'];

/** Tool of the pointer: move the grabbed object, or draw a path. */
export type Tool = 'point' | 'draw';

/** A person's choices about the picture, such as the selected body, the tool and the camera mode. */
interface Choices {
  /**
   * The body that the person selected; null if none. Read focusedEntity instead, because this body may have been
   * removed.
   */
  focus: Entity | null;
  /** Angle by which a step test turns the bodies. Degrees */
  stepAngle: number;
  /** Index of the selected waypoint; null if none is selected. */
  selectedWaypoint: number | null;
  /** The run saved for comparison; null if none is saved. */
  comparisonRun: ComparisonRun | null;
  tool: Tool;
  /** Indices of the bodies that the picture shows. Null shows all bodies. */
  alone: readonly number[] | null;
  /** Mode of the camera. Off until a person or a scenario changes it. */
  camera: CameraMode;
}

/** Settings of the picture, and the selection. Calls its listeners after every change. */
export class ViewState implements Choices {
  readonly shown = Object.fromEntries(viewSwitches.map(({ key, initial }) => [key, initial])) as Record<
    ViewSwitch,
    boolean
  >;
  focus: Entity | null = null;
  stepAngle = 90;
  selectedWaypoint: number | null = null;
  comparisonRun: ComparisonRun | null = null;
  tool: Tool = 'point';
  alone: readonly number[] | null = null;
  camera: CameraMode = 'off';
  #cameraSettings = settingsOf(cameraTunables, {});
  /** Whether the picture shows hints about what a person can do next. */
  advises = true;
  readonly picture = new PictureBoxes();
  readonly modes: Modes;
  readonly #listeners = new Listeners();

  constructor(modes = new Modes()) {
    this.modes = modes;
  }

  /** Natural frequency of the camera's motion, Hz. Throws RangeError if set out of range. */
  get cameraFrequency(): number {
    return this.#cameraSettings.cameraFrequency;
  }

  set cameraFrequency(cameraFrequency: number) {
    this.#tuneCamera({ cameraFrequency });
  }

  /** Damping of the camera's motion; critical damping is 4/3. Throws RangeError outside 0.5 to 10. */
  get cameraDamping(): number {
    return this.#cameraSettings.cameraDamping;
  }

  set cameraDamping(cameraDamping: number) {
    this.#tuneCamera({ cameraDamping });
  }

  /** Adds a listener for changes. Returns a function that removes the listener. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Changes a choice, and calls the listeners if the value is new. */
  set<Key extends keyof Choices>(key: Key, value: Choices[Key]): void {
    if (this[key] === value) return;
    Object.assign(this, { [key]: value });
    this.#listeners.tell();
  }

  toggle(key: ViewSwitch, on = !this.shown[key]): void {
    this.shown[key] = on;
    this.#listeners.tell();
  }

  #tuneCamera(settings: Partial<Record<CameraKey, number>>): void {
    this.#cameraSettings = settingsOf(cameraTunables, { ...this.#cameraSettings, ...settings });
    this.#listeners.tell();
  }

  /**
   * Copies data of a drawn frame to `picture`. Calls the listeners only if `answer`, `cardStrip` or `isMoved` of
   * `picture` changed.
   */
  take(frame: Partial<PictureBoxes>): void {
    const { answer, cardStrip, isMoved } = this.picture;
    Object.assign(this.picture, frame);
    const { picture: now } = this;
    if (now.answer !== answer || now.cardStrip !== cardStrip || now.isMoved !== isMoved)
      this.#listeners.tell();
  }

  /** Makes the page draw again after a change that it cannot notice, such as newly loaded code. */
  redraw(): void {
    this.#listeners.tell();
  }
}

/** Returns the body in focus: the body that the person selected, or else the leading body of the scene. */
export function focusedEntity({ simulation, entities }: Session, { focus }: ViewState): Entity {
  if (focus && entities.includes(focus)) return focus;
  return simulation.systems.find(({ defaultFocus }) => defaultFocus)?.defaultFocus ?? entities[0];
}

/**
 * Keeps the selection valid when the session changes. Call it before other listeners are added. Returns a function that
 * stops these updates.
 */
export function keepChoices(session: Session, view: ViewState): () => void {
  const scenes = new SceneWatch(view.modes);
  scenes.isNew(session);
  let { simulation, entities } = session;
  return session.onChange(() => {
    const was = { simulation, entities };
    ({ simulation, entities } = session);
    const isNew = scenes.isNew(session);
    // Undo may remove the selected waypoint.
    const { length } = session.commands.waypoints;
    if (view.selectedWaypoint !== null && view.selectedWaypoint >= length) view.set('selectedWaypoint', null);
    if (simulation === was.simulation) return;
    view.set('focus', isNew || !view.focus ? null : matching(view.focus, was, session));
    if (!isNew) return;
    view.set('selectedWaypoint', null);
    view.set('comparisonRun', null);
  });
}

/** The bodies of a session and their simulation. */
type Bodies = Pick<Session, 'entities' | 'simulation'>;

/** Finds a body again after its scene was rebuilt. @returns the body; null if there is none */
function matching(body: Entity, was: Bodies, now: Bodies): Entity | null {
  const place = was.entities.indexOf(body);
  if (place < 0 || was.entities.length === now.entities.length) return now.entities[place] ?? null;
  const startIn = ({ simulation }: Bodies, entity: Entity) => {
    const { kind, label, position, angle } = simulation.specOf(entity);
    return JSON.stringify([kind, label, position, angle]);
  };
  const start = startIn(was, body);
  return now.entities.find((entity) => startIn(now, entity) === start) ?? null;
}

/** Largest horizontal distance at which a target counts as straight above or below a body. m */
const upright = 1e-6;

/** Whether a body controls only its height, because its target is straight above or below it. */
export function holdsHeight(entity: Entity): boolean {
  const { target, body } = entity;
  return (
    kindOf(entity).controlledVariable === 'place' &&
    !!target &&
    Math.abs(target.x - body.getPosition().x) < upright
  );
}

/** Returns the position of the target mark. m; null if none is shown */
export function reticlePlace(session: Session, view: ViewState): Point | null {
  const { simulation, commands } = session;
  const isFollowed = session.entities.some((entity) => !simulation.isAutonomous(entity));
  if (!isFollowed && simulation.targets.length === 0) return null;
  if (commands.mode !== 'path') return commands.target;
  const shown = focusedEntity(session, view);
  return shown.command.kind === 'follow-path' ? shown.target : null;
}
