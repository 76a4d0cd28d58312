// What a person has chosen to see. Plain state: panel and gestures edit it, the layers read it.

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

/** Switches of the picture, as rows for the panel. */
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

/** What a press on the picture does: it gives commands, shoves bodies, or draws a path. */
export type Tool = 'point' | 'shove' | 'draw';

/** What a person has chosen in the picture. */
interface Choices {
  /** The chosen body, whose settings the panel shows and whose waypoint has the reticle; null for the first. It may have left the session: use focusedEntity. */
  focus: Entity | null;
  /** Angle by which the step test turns the bodies. Degrees, as shown */
  stepAngle: number;
  /** Index of the selected waypoint. */
  selectedWaypoint: number | null;
  /** The run that is kept for comparison; null for none. */
  comparisonRun: ComparisonRun | null;
  tool: Tool;
  /** Places in the session's list of the bodies that the field is fitted to, where it has no room for all; null for all. */
  alone: readonly number[] | null;
  /** What the camera does. Off until a person or a scenario sets it. */
  camera: CameraMode;
}

/** What is shown and what is selected. It tells its listeners of every change. */
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
  /** Where bodies and texts were in the last frame. */
  readonly picture = new PictureBoxes();
  readonly modes: Modes;
  readonly #listeners = new Listeners();

  constructor(modes = new Modes()) {
    this.modes = modes;
  }

  /** How stiff the camera is. Hz. Setting it throws RangeError when it is out of range. */
  get cameraFrequency(): number {
    return this.#cameraSettings.cameraFrequency;
  }

  set cameraFrequency(cameraFrequency: number) {
    this.#tuneCamera({ cameraFrequency });
  }

  /** How damped the camera is; 4/3 is critical. Setting it throws RangeError when it is out of range. */
  get cameraDamping(): number {
    return this.#cameraSettings.cameraDamping;
  }

  set cameraDamping(cameraDamping: number) {
    this.#tuneCamera({ cameraDamping });
  }

  /** Calls back after every change; returns how to stop that. */
  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Chooses something else. */
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

  /** Takes what a frame showed. Tells its listeners where the page shows something else then. */
  take(frame: Partial<PictureBoxes>): void {
    const { answer, answerPlace, cardStrip } = this.picture;
    Object.assign(this.picture, frame);
    const { picture: now } = this;
    if (now.answer !== answer || now.answerPlace !== answerPlace || now.cardStrip !== cardStrip)
      this.#listeners.tell();
  }

  /** A part of the program has come that draws something of what is shown. */
  redraw(): void {
    this.#listeners.tell();
  }
}

/** The body in focus: the chosen one, or the leading one when none is chosen or it has left. */
export function focusedEntity({ simulation, entities }: Session, { focus }: ViewState): Entity {
  if (focus && entities.includes(focus)) return focus;
  return simulation.systems.find(({ leading }) => leading)?.leading ?? entities[0];
}

/**
 * Keeps the choices up to date with the session; call it before anything else listens to the session. A restart makes
 * new bodies, and the one that matches the chosen one is in focus. In another scene nothing is chosen, and no run kept.
 * Returns how to stop.
 */
export function keepChoices(session: Session, view: ViewState): () => void {
  const scenes = new SceneWatch(view.modes);
  scenes.isNew(session);
  let { simulation, entities } = session;
  return session.onChange(() => {
    const was = { simulation, entities };
    ({ simulation, entities } = session);
    const isNew = scenes.isNew(session);
    // Undo may take away the waypoint that was selected.
    const { length } = session.commands.waypoints;
    if (view.selectedWaypoint !== null && view.selectedWaypoint >= length) view.set('selectedWaypoint', null);
    if (simulation === was.simulation) return;
    view.set('focus', isNew || !view.focus ? null : matching(view.focus, was, session));
    if (!isNew) return;
    view.set('selectedWaypoint', null);
    view.set('comparisonRun', null);
  });
}

/** The bodies that a session has, and the simulation that they are in. */
type Bodies = Pick<Session, 'entities' | 'simulation'>;

/**
 * The body that stands for one of another simulation of the same scene: the one in its place; where there are more or fewer by
 * now, as after the undo of a removal, the one that starts as it did. Null for none.
 */
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

/** A target this much more beside a body than above it is no height. m */
const upright = 1e-6;

/** Whether a body holds a place that is straight above or below it: its height is all that is wanted. */
export function holdsHeight(entity: Entity): boolean {
  const { target, body } = entity;
  return (
    kindOf(entity).controlledVariable === 'place' &&
    !!target &&
    Math.abs(target.x - body.getPosition().x) < upright
  );
}

/**
 * Where the reticle is: in Path on the current waypoint of the body in focus, else on the shared target. Null when there
 * is no moving target and no body follows the shared one.
 */
export function reticlePlace(session: Session, view: ViewState): Point | null {
  const { simulation, commands } = session;
  const isFollowed = session.entities.some((entity) => !simulation.isAutonomous(entity));
  if (!isFollowed && simulation.targets.length === 0) return null;
  if (commands.mode !== 'path') return commands.target;
  const shown = focusedEntity(session, view);
  return shown.command.kind === 'follow-path' ? shown.target : null;
}
