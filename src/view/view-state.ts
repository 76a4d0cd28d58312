// What a person has chosen to see. Plain state: panel and gestures edit it, the layers read it.

import { settingsOf } from '../control/tunable';
import { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';
import { type CameraKey, type CameraMode, cameraTunables } from './camera-settings';
import { GamePresentations, SceneWatch } from './game-presentation';
import type { KeptRun } from './kept-runs';
import { PictureBoxes } from './picture-boxes';

/** Switches of the picture, as rows for the panel. */
export const viewSwitches = [
  { key: 'trails', label: 'Trails', shortcut: '', help: 'The way each body came.' },
  {
    key: 'vectors',
    label: 'Error wedge',
    shortcut: '',
    help: 'The heading error as a wedge, from the heading to the direction wanted.',
  },
  {
    key: 'ghost',
    label: 'Best turn’s ghost',
    shortcut: '',
    help: 'An outline where the body would point now in the best possible turn. Lab scenes always show it.',
  },
  {
    key: 'remarks',
    label: 'Errors pointed out',
    shortcut: '',
    help: 'What the code of 2013 does wrong, pointed out as it happens.',
  },
  {
    key: 'outlines',
    label: 'Physics outlines',
    shortcut: 'D',
    help: 'The shapes the physics engine collides, drawn over the art.',
  },
  {
    key: 'grid',
    label: 'Grid',
    shortcut: 'G',
    help: 'One square is 10 m.',
  },
] as const;

export type ViewSwitch = (typeof viewSwitches)[number]['key'];

/** What a press on the picture does: it gives commands, shoves bodies, or draws a path. */
export type Tool = 'point' | 'shove' | 'draw';

/** What is shown and what is selected. It tells its listeners of every change. */
export class ViewState {
  readonly shown: Record<ViewSwitch, boolean> = {
    trails: true,
    vectors: true,
    ghost: false,
    remarks: true,
    outlines: false,
    grid: true,
  };
  /** The chosen body; null for none. It may have left the session: use focusedEntity. */
  focus: Entity | null = null;
  /** Angle by which the step test turns the bodies. Degrees, as shown */
  stepAngle = 90;
  /** Index of the selected waypoint. */
  selectedWaypoint: number | null = null;
  #kept: KeptRun | null = null;
  #tool: Tool = 'point';
  #camera: CameraMode = 'off';
  #cameraSettings = settingsOf(cameraTunables, {});
  /** Where bodies and texts were in the last frame. */
  readonly picture = new PictureBoxes();
  /** What games change for the person. */
  readonly faces: GamePresentations;
  readonly #listeners = new Listeners();

  constructor(faces = new GamePresentations()) {
    this.faces = faces;
  }

  /** What the camera does. Off until a person or a scenario sets it. */
  get camera(): CameraMode {
    return this.#camera;
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

  setStepAngle(stepAngle: number): void {
    this.stepAngle = stepAngle;
    this.#changed();
  }

  toggle(key: ViewSwitch, on = !this.shown[key]): void {
    this.shown[key] = on;
    this.#changed();
  }

  /** Chooses the body whose settings the panel shows and whose waypoint has the reticle. Null for the first body. */
  setFocus(focus: Entity | null): void {
    if (focus === this.focus) return;
    this.focus = focus;
    this.#changed();
  }

  selectWaypoint(index: number | null): void {
    if (index === this.selectedWaypoint) return;
    this.selectedWaypoint = index;
    this.#changed();
  }

  /** The run that is kept for comparison; null for none. */
  get kept(): KeptRun | null {
    return this.#kept;
  }

  /** Keeps a run in place of the one before; null keeps none. */
  keep(run: KeptRun | null): void {
    if (run === this.#kept) return;
    this.#kept = run;
    this.#changed();
  }

  get tool(): Tool {
    return this.#tool;
  }

  setTool(tool: Tool): void {
    if (tool === this.#tool) return;
    this.#tool = tool;
    this.#changed();
  }

  setCamera(camera: CameraMode): void {
    if (camera === this.#camera) return;
    this.#camera = camera;
    this.#changed();
  }

  #tuneCamera(settings: Partial<Record<CameraKey, number>>): void {
    this.#cameraSettings = settingsOf(cameraTunables, { ...this.#cameraSettings, ...settings });
    this.#changed();
  }

  /** A part of the program has come that draws something of what is shown. */
  redraw(): void {
    this.#changed();
  }

  #changed(): void {
    this.#listeners.tell();
  }
}

/** The body in focus: the chosen one, or the first when none is chosen or it has left. */
export function focusedEntity(session: Session, view: ViewState): Entity {
  const { focus } = view;
  return focus && session.entities.includes(focus) ? focus : session.entities[0];
}

/**
 * Keeps the choices up to date with the session; call it before anything else listens to the session. A restart makes
 * new bodies, and the one that matches the chosen one is in focus. In another scene nothing is chosen, and no run kept.
 * Returns how to stop.
 */
export function keepChoices(session: Session, view: ViewState): () => void {
  const scenes = new SceneWatch(view.faces);
  scenes.isNew(session.scenario);
  let { simulation } = session;
  return session.onChange(() => {
    const was = simulation;
    simulation = session.simulation;
    const isNew = scenes.isNew(session.scenario);
    // Undo may take away the waypoint that was selected.
    const { length } = session.commands.waypoints;
    if (view.selectedWaypoint !== null && view.selectedWaypoint >= length) view.selectWaypoint(null);
    if (simulation === was) return;
    const place = view.focus ? was.entities.indexOf(view.focus) : -1;
    view.setFocus(isNew ? null : (session.entities[place] ?? null));
    if (!isNew) return;
    view.selectWaypoint(null);
    view.keep(null);
  });
}
