// The camera: moves the viewport after the bodies, each of its coordinates by a stable PD.
import { clamp } from '../../control/clamp';
import { backwardPd, type PdGains, pdGains } from '../../control/pd';
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { SceneWatch } from '../../view/scene-watch';
import { focusedEntity, type ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import { type Aim, followAim, frameAim, type Goal, type Subject } from './camera-aim';

/** Longest frame the camera makes up for, as the simulation does. s. After a stall the rest is dropped. */
const longestFrame = 0.1;

/** Fastest zoom, as the rate of its logarithm. 1/s: ln 2 doubles the size of things in a second, no faster. */
const fastestZoom = Math.LN2;

/**
 * Follows the body in focus or frames all of them, as the view says. Each coordinate (x, y, log zoom) is a unit mass
 * driven by backward PD (Wu, as told by DigitalOpus, "Controlling Objects With Forces and Torques") at the frame's
 * own length, which is stable at any; the wish to "smoothly move my camera" is Stolk's, "Proportional Integral
 * Differential". The goal's own speed is the target speed, so that a body that flies steadily is not lagged behind.
 *
 * A scenario that is loaded decides how the camera begins. Whoever moves the viewport by hand switches it off, see
 * Gestures; it never turns the picture.
 */
export class Camera {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  /** How fast the coordinates move. m/s, m/s, 1/s. */
  readonly #speed = { x: 0, y: 0, logZoom: 0 };
  readonly #scenes: SceneWatch;
  /** Where the camera left the viewport: when it is elsewhere, somebody else has moved it. */
  #left = { x: Number.NaN, y: Number.NaN, zoom: Number.NaN };

  constructor(session: Session, view: ViewState, viewport: Viewport) {
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#scenes = new SceneWatch(view.faces);
    this.#begin();
    session.onChange(() => this.#begin());
  }

  /**
   * One frame.
   * @param poses where each body is drawn, not where its last step left it: else the picture judders
   * @param elapsed s since the last frame
   * @param held while something is dragged: the picture must not slip away under the finger
   */
  update(poses: ReadonlyMap<Entity, Pose>, elapsed: number, held = false): void {
    const off = held || this.#view.camera === 'off';
    if (off || this.#movedByOthers()) Object.assign(this.#speed, { x: 0, y: 0, logZoom: 0 });
    if (off) return;
    const timeStep = clamp(elapsed, 0, longestFrame);
    const aim = this.#aim(poses);
    const { centre, zoom } = this.#viewport;
    const { cameraFrequency: frequency, cameraDamping: damping } = this.#view;
    const gains = backwardPd(pdGains({ frequency, damping }), timeStep);
    const x = this.#drive('x', centre.x, aim, gains, timeStep);
    const y = this.#drive('y', centre.y, aim, gains, timeStep);
    const logZoom = this.#drive('logZoom', Math.log(zoom), aim, gains, timeStep);
    this.#viewport.look({ x, y }, Math.exp(logZoom));
    this.#left = { ...this.#viewport.centre, zoom: this.#viewport.zoom };
  }

  /** Another scene has come: the camera begins as it says, or off. The next run of a game is the same scene. */
  #begin(): void {
    const { scenario } = this.#session;
    if (this.#scenes.isNew(scenario)) this.#view.setCamera(scenario.camera ?? 'off');
  }

  #movedByOthers(): boolean {
    const { centre, zoom } = this.#viewport;
    return centre.x !== this.#left.x || centre.y !== this.#left.y || zoom !== this.#left.zoom;
  }

  #aim(poses: ReadonlyMap<Entity, Pose>): Aim {
    const { entities, commands, playback } = this.#session;
    // Seconds in the picture for a second of the page.
    const rate = playback.paused ? 0 : playback.pace;
    const subject = (entity: Entity): Subject => {
      const { x, y } = poses.get(entity) ?? entity.body.getPosition();
      // Of the place that is drawn: a body of 2013 turns about another one.
      const velocity = entity.body.getLinearVelocityFromLocalPoint({ x: 0, y: 0 });
      return { x, y, vx: rate * velocity.x, vy: rate * velocity.y };
    };
    if (this.#view.camera === 'follow')
      return followAim(subject(focusedEntity(this.#session, this.#view)), this.#viewport.zoom);
    const subjects = entities.map(subject);
    // A path is large and its next waypoint jumps about; the one target of the other modes belongs in the picture.
    if (commands.mode !== 'path') subjects.push({ ...commands.target, vx: 0, vy: 0 });
    return frameAim(subjects, this.#viewport.free);
  }

  /** v += (kp e + kd (v_goal - v)) Δt, x += v Δt, with the error at the start of the frame: where the goal came from. */
  #drive(key: keyof Aim, from: number, { [key]: goal }: Aim, { kp, kd }: PdGains, timeStep: number): number {
    const error = beyond(goal.at - goal.speed * timeStep - from, goal);
    const goalSpeed = error === 0 && goal.slack > 0 ? 0 : goal.speed;
    const speed = this.#speed[key] + (kp * error + kd * (goalSpeed - this.#speed[key])) * timeStep;
    this.#speed[key] = key === 'logZoom' ? clamp(speed, -fastestZoom, fastestZoom) : speed;
    return from + this.#speed[key] * timeStep;
  }
}

/** What is left of an error outside the slack. */
function beyond(error: number, { slack }: Goal): number {
  return Math.sign(error) * Math.max(0, Math.abs(error) - slack);
}
