// The camera: moves the viewport to follow the bodies, with a stable PD controller for each coordinate.
import { clamp } from '../../../laws/control/clamp';
import { backwardPd, type PdGains, pdGains } from '../../../laws/control/pd';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import type { Session } from '../../session/session';
import { SceneWatch } from '../../view/scene-watch';
import { focusedEntity, type ViewState } from '../../view/view-state';
import { type Viewport, zoomRange } from '../../view/viewport';

/** Largest time step of the camera, as real time. s */
const longestFrame = 0.1;

/** Largest speed of zooming, as the rate of the zoom's natural logarithm. 1/s; ln 2 doubles the zoom in a second. */
const fastestZoom = Math.LN2;

// Each coordinate (x, y, log zoom, turn) is a unit mass driven by backward PD (Wu, cited by DigitalOpus, "Controlling
// Objects With Forces and Torques") at the frame's length, which is stable at any length. The PD aims at the goal's
// speed too, so it does not lag behind constant velocity. A scenario sets the mode when it is loaded. Moving the
// viewport by hand switches the camera off, see Gestures. In one mode the picture turns with the body; in the others it
// turns back. Stolk, "Proportional Integral Differential", has both: “smoothly move my camera” and its re-orientation.
/** Moves the viewport according to the camera mode: follows the body in focus, or shows all bodies. */
export class Camera {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  /** Current viewport rates: centre in m/s, log zoom in 1/s, rotation in rad/s. */
  readonly #speed = { x: 0, y: 0, logZoom: 0, turn: 0 };
  readonly #scenes: SceneWatch;
  /** Centre and zoom that the camera set last, to detect other changes of the viewport. */
  #left = { x: Number.NaN, y: Number.NaN, zoom: Number.NaN };

  constructor(session: Session, view: ViewState, viewport: Viewport) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#scenes = new SceneWatch(view.modes);
    this.#begin();
    session.onChange(() => this.#begin());
  }

  /**
   * Moves the viewport for one frame.
   * @param poses poses at which the bodies are drawn, interpolated between two steps
   * @param elapsed time since the last frame, s
   * @param held whether a person drags something; then the viewport does not move
   */
  update(poses: ReadonlyMap<Entity, Pose>, elapsed: number, held = false): void {
    this.#viewport.advance(elapsed);
    const off = held || this.#view.camera === 'off';
    if (off || this.#movedByOthers()) Object.assign(this.#speed, { x: 0, y: 0, logZoom: 0, turn: 0 });
    if (off) return;
    const timeStep = clamp(elapsed, 0, longestFrame);
    const aim = this.#aim(poses);
    const { centre, zoom } = this.#viewport;
    const { cameraFrequency: frequency, cameraDamping: damping } = this.#view;
    const gains = backwardPd(pdGains({ frequency, damping }), timeStep);
    const x = this.#drive('x', centre.x, aim, gains, timeStep);
    const y = this.#drive('y', centre.y, aim, gains, timeStep);
    const logZoom = this.#drive('logZoom', Math.log(zoom), aim, gains, timeStep);
    const turn = this.#drive('turn', this.#viewport.turn, aim, gains, timeStep);
    this.#viewport.centreOn({ x, y }, Math.exp(logZoom), turn);
    this.#left = { ...this.#viewport.centre, zoom: this.#viewport.zoom };
  }

  /** Sets the camera mode when another scene has opened: the mode in the scene's file, or `off`. */
  #begin(): void {
    const session = this.#session;
    if (this.#scenes.isNew(session)) this.#view.set('camera', session.scenario.camera ?? 'off');
  }

  #movedByOthers(): boolean {
    const { centre, zoom } = this.#viewport;
    return centre.x !== this.#left.x || centre.y !== this.#left.y || zoom !== this.#left.zoom;
  }

  #aim(poses: ReadonlyMap<Entity, Pose>): Aim {
    const { entities, commands, playback } = this.#session;
    // Simulated seconds per real second.
    const rate = playback.paused ? 0 : playback.pace;
    const subject = (entity: Entity): Subject => {
      const { x, y } = poses.get(entity) ?? entity.body.getPosition();
      // Velocity of the drawn point, which for bodies of 2013 is not the centre of mass.
      const velocity = entity.body.getLinearVelocityFromLocalPoint({ x: 0, y: 0 });
      return { x, y, vx: rate * velocity.x, vy: rate * velocity.y };
    };
    const { camera } = this.#view;
    const { zoom, homeTurn } = this.#viewport;
    const focus = focusedEntity(this.#session, this.#view);
    if (camera === 'follow') return followAim(subject(focus), zoom, standing(homeTurn));
    if (camera === 'turn') {
      const { angle } = poses.get(focus) ?? poseOf(focus);
      // Nose up: +x is turned back by a quarter.
      const turn = { at: -angle - Math.PI / 2, speed: -rate * focus.body.getAngularVelocity(), slack: 0 };
      return followAim(subject(focus), zoom, turn);
    }
    const subjects = entities.map(subject);
    // The target should be in the picture, but not a path's waypoints, because the next waypoint jumps.
    if (commands.mode !== 'path') subjects.push({ ...commands.target, vx: 0, vy: 0 });
    return frameAim(subjects, this.#viewport.room, homeTurn);
  }

  /**
   * Moves one viewport coordinate by one time step of PD control. Returns the new value.
   * @param key name of the coordinate
   * @param from present value
   * @param timeStep s
   */
  #drive(key: keyof Aim, from: number, { [key]: goal }: Aim, { kp, kd }: PdGains, timeStep: number): number {
    const error = beyond(goal.at - goal.speed * timeStep - from, goal);
    const goalSpeed = error === 0 && goal.slack > 0 ? 0 : goal.speed;
    const speed = this.#speed[key] + (kp * error + kd * (goalSpeed - this.#speed[key])) * timeStep;
    this.#speed[key] = key === 'logZoom' ? clamp(speed, -fastestZoom, fastestZoom) : speed;
    return from + this.#speed[key] * timeStep;
  }
}

/** Returns the part of a camera error beyond the tolerance `slack`. 0 within the tolerance. */
function beyond(error: number, { slack }: Goal): number {
  return Math.sign(error) * Math.max(0, Math.abs(error) - slack);
}

/** A body for the camera: its drawn position (m) and its velocity (m per second of real time). */
interface Subject extends Point {
  readonly vx: number;
  readonly vy: number;
}

/** Goal for one coordinate of the viewport: wanted value, rate of change, and allowed error. */
interface Goal {
  /** Wanted value: m for a position, natural logarithm for the zoom, rad for the rotation. */
  readonly at: number;
  /**
   * Rate at which the wanted value changes. m/s for a position, 1/s for the logarithm of the zoom, rad/s for the
   * rotation
   */
  readonly speed: number;
  /** Largest difference from the wanted value `at` that the camera does not correct. Same unit as `at` */
  readonly slack: number;
}

/** Wanted viewport: centre (m), natural logarithm of the zoom (CSS pixels per metre), rotation (rad). */
interface Aim {
  readonly x: Goal;
  readonly y: Goal;
  readonly logZoom: Goal;
  readonly turn: Goal;
}

/** Fraction of the free page that the bodies fill while the camera shows all of them. 0 to 1 */
const fill = 0.7;

/** Margin that the camera leaves around the outermost bodies, m. */
const bodyRoom = 5;

/** Largest zoom of the camera while it shows all bodies. CSS pixels per metre */
const closestZoom = 16;

/** Deviation from the wanted zoom that the camera tolerates: largest |ln(zoom / wanted zoom)|. */
const zoomSlack = 0.15;

/** Returns a camera goal that keeps the picture rotated by a fixed angle. @param turn the angle, rad */
const standing = (turn: number): Goal => ({ at: turn, speed: 0, slack: 0 });

function followAim({ x, y, vx, vy }: Subject, zoom: number, turn: Goal): Aim {
  return {
    turn,
    x: { at: x, speed: vx, slack: 0 },
    y: { at: y, speed: vy, slack: 0 },
    logZoom: { at: Math.log(zoom), speed: 0, slack: 0 },
  };
}

/**
 * Returns the view in which the camera shows all bodies: centred, with a margin.
 * @param subjects bodies and targets to show, at least one
 * @param free uncovered part of the page, CSS pixels: `width` is the length along the world's x axis, `height` the
 * length along the y axis
 * @param turn angle by which the picture is rotated, rad
 */
function frameAim(
  subjects: readonly Subject[],
  free: { readonly width: number; readonly height: number },
  turn: number,
): Aim {
  const across = spanOf(subjects.map(({ x, vx }) => ({ at: x, speed: vx })));
  const down = spanOf(subjects.map(({ y, vy }) => ({ at: y, speed: vy })));
  const byWidth = fitted(across, free.width);
  const byHeight = fitted(down, free.height);
  const tighter = byWidth.at < byHeight.at ? byWidth : byHeight;
  return { x: across.middle, y: down.middle, logZoom: within(tighter), turn: standing(turn) };
}

type MovingValue = Omit<Goal, 'slack'>;

/**
 * Returns the middle and the length of the range from the lowest to the highest value, each with its rate of change.
 */
function spanOf(places: readonly MovingValue[]): { middle: Goal; length: MovingValue } {
  let low = places[0];
  let high = places[0];
  for (const place of places) {
    if (place.at < low.at) low = place;
    if (place.at > high.at) high = place;
  }
  return {
    middle: { at: (low.at + high.at) / 2, speed: (low.speed + high.speed) / 2, slack: 0 },
    length: { at: high.at - low.at, speed: high.speed - low.speed },
  };
}

/**
 * Returns ln of the zoom (CSS pixels per metre) that fits a changing length into the page, and the rate of change of
 * this logarithm, 1/s.
 * @param pixels available length, CSS pixels
 */
function fitted({ length }: { length: MovingValue }, pixels: number): MovingValue {
  const metres = length.at + 2 * bodyRoom;
  return { at: Math.log((fill * pixels) / metres), speed: -length.speed / metres };
}

function within({ at, speed }: MovingValue): Goal {
  const held = clamp(at, Math.log(zoomRange.min), Math.log(closestZoom));
  return { at: held, speed: held === at ? speed : 0, slack: zoomSlack };
}
