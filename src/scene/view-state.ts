// What a person has chosen to see. Plain state: the panel edits it, the layers read it.
import { settingsOf } from '../control/tunable';
import type { Entity } from '../entities/moving-entity';
import type { Session } from '../simulation/session';
import { type CameraKey, type CameraMode, cameraTunables } from './camera-settings';

/** Switches of the picture, as rows: they drive the panel and the keys. */
export const viewSwitches = [
  { key: 'trails', label: 'Trails', shortcut: '', help: 'The way each body came.' },
  {
    key: 'vectors',
    label: 'Vectors and error arc',
    shortcut: '',
    help: 'Heading, line of sight and the angle between them.',
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
    help: 'One square is 10 m; a finer one appears when you zoom in.',
  },
] as const;

export type ViewSwitch = (typeof viewSwitches)[number]['key'];

/** What a press on the picture does: give commands, or knock bodies about. */
export type Tool = 'point' | 'shove';

/** What is shown and what is selected. Tells its listeners of every change. */
export class ViewState {
  readonly shown: Record<ViewSwitch, boolean> = { trails: true, vectors: true, outlines: false, grid: true };
  /** Index of the body whose settings the panel shows and whose waypoint the reticle marks. */
  focus = 0;
  /** How far the step test turns the bodies. Degrees, as it is shown. */
  stepAngle = 90;
  /** Index of the selected waypoint. */
  selectedWaypoint: number | null = null;
  #tool: Tool = 'point';
  #camera: CameraMode = 'off';
  #cameraSettings = settingsOf(cameraTunables, {});
  readonly #listeners = new Set<() => void>();

  /** What the camera does. Off until a person or a scenario says otherwise. */
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
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  toggle(key: ViewSwitch, on = !this.shown[key]): void {
    this.shown[key] = on;
    this.#changed();
  }

  setFocus(focus: number): void {
    this.focus = focus;
    this.#changed();
  }

  selectWaypoint(index: number | null): void {
    this.selectedWaypoint = index;
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

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The body in focus; the first one when it has left the stage. */
export function focusedEntity(session: Session, view: ViewState): Entity {
  return session.entities[view.focus] ?? session.entities[0];
}
