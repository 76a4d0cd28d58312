// The scene: owns the session (and so the planck world and its entities), lets time pass, and draws.
import Phaser from 'phaser';
import characterUrl from '../../assets/character.svg?no-inline';
import characterPlainUrl from '../../assets/character-plain.svg?no-inline';
import crateUrl from '../../assets/crate.svg?no-inline';
import flameUrl from '../../assets/flame.svg?no-inline';
import handleUrl from '../../assets/handle.svg?no-inline';
import missileUrl from '../../assets/missile.svg?no-inline';
import missilePlainUrl from '../../assets/missile-plain.svg?no-inline';
import targetUrl from '../../assets/target.svg?no-inline';
import turretUrl from '../../assets/turret.svg?no-inline';
import type { Entity } from '../entities/moving-entity';
import { DodgeLayer } from '../games/dodge/scene/dodge-layer';
import { ShakeLayer } from '../games/dodge/scene/shake-layer';
import { ParLayer } from '../games/par/scene/par-layer';
import type { Session } from '../session/session';
import { type Pose, poseOf } from '../simulation/pose';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import { BodyLayer } from './bodies/body-layer';
import { OutlineLayer } from './bodies/outline-layer';
import { ParticleLayer } from './bodies/particle-layer';
import { ShellLayer } from './bodies/shell-layer';
import { TrailLayer } from './bodies/trail-layer';
import { Camera } from './camera/camera';
import { ApproachLayer } from './explain/approach-layer';
import { CalloutLayer } from './explain/callout-layer';
import { DialLayer } from './explain/dial-layer';
import { GhostLayer } from './explain/ghost-layer';
import { GuidanceLayer } from './explain/guidance-layer';
import { LabelLayer } from './explain/label-layer';
import { TurningLayer } from './explain/turning-layer';
import { VectorsLayer } from './explain/vectors-layer';
import { Gestures } from './input/gestures';
import { ShoveLayer } from './input/shove-layer';
import type { Layer } from './layer';
import { GridLayer } from './world/grid-layer';
import { ObstacleLayer } from './world/obstacle-layer';
import { PathLayer } from './world/path-layer';
import { TargetLayer } from './world/target-layer';
import { WindLayer } from './world/wind-layer';

const art = {
  missile: missileUrl,
  'missile-plain': missilePlainUrl,
  character: characterUrl,
  'character-plain': characterPlainUrl,
  turret: turretUrl,
  crate: crateUrl,
  flame: flameUrl,
  target: targetUrl,
  handle: handleUrl,
};

/** The one Phaser scene. It draws in CSS pixels inside a container scaled to the screen's pixels. */
export class SlewScene extends Phaser.Scene {
  readonly session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #gestures: Gestures;
  readonly #camera: Camera;
  readonly #ready: () => void;
  #root!: Phaser.GameObjects.Container;
  #layers: readonly Layer[] = [];

  /** @param ready called once the first frame can be drawn */
  constructor(session: Session, view: ViewState, viewport: Viewport, ready: () => void) {
    super('slew');
    this.session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#gestures = new Gestures(session, view, viewport);
    this.#camera = new Camera(session, view, viewport);
    this.#ready = ready;
  }

  preload(): void {
    for (const [key, url] of Object.entries(art)) this.load.svg(key, url);
  }

  create(): void {
    this.#makeTrailTexture();
    this.#root = this.add.container(0, 0);
    const graphics = () => {
      const made = this.add.graphics();
      this.#root.add(made);
      return made;
    };
    const grid = new GridLayer(graphics());
    const wind = new WindLayer(graphics());
    const dials = new DialLayer(this, this.#group());
    const obstacles = new ObstacleLayer(this, this.#group());
    const par = new ParLayer(this, this.#group());
    const path = new PathLayer(this, this.#group());
    const trails = new TrailLayer(this, this.#group());
    const ghosts = new GhostLayer(this, this.#group());
    const shells = new ShellLayer(graphics());
    const particles = new ParticleLayer(this, this.#group());
    const bodies = new BodyLayer(this, this.#group());
    const outlines = new OutlineLayer(graphics());
    const vectors = new VectorsLayer(this, this.#group());
    const turning = new TurningLayer(this, this.#group());
    const guidance = new GuidanceLayer(this, this.#group());
    const labels = new LabelLayer(this, this.#group());
    const target = new TargetLayer(this, this.#group());
    const passes = new ApproachLayer(this, this.#group());
    const callouts = new CalloutLayer(this, this.#group());
    const shove = new ShoveLayer(this, this.#group());
    const dodge = new DodgeLayer(this, this.#group());
    const shake = new ShakeLayer(this.#root);
    this.#layers = [
      ...[
        shake,
        grid,
        wind,
        dials,
        obstacles,
        par,
        path,
        trails,
        ghosts,
        shells,
        particles,
        bodies,
        outlines,
      ],
      ...[vectors, turning, guidance, labels, target, passes, callouts, shove, dodge],
    ];
    this.#gestures.onDraft = (points) => {
      path.draft = points;
    };
    this.#gestures.onShove = (drawn) => {
      shove.shove = drawn;
    };
    this.#gestures.onDrag = () => {
      target.hinting = false;
    };
    this.#listen();
    this.#ready();
  }

  override update(_time: number, delta: number): void {
    const { session } = this;
    const fraction = session.advance(delta / 1000);
    this.#root.setScale(this.game.scale.width / this.#viewport.width);
    const poses = new Map<Entity, Pose>();
    session.entities.forEach((entity, n) => {
      poses.set(entity, between(session.simulation.before[n], poseOf(entity), fraction));
    });
    this.#camera.update(poses, delta / 1000, this.#gestures.holding);
    const frame = {
      session,
      view: this.#view,
      viewport: this.#viewport,
      poses,
      lag: (1 - fraction) / session.simulation.stepRate,
      clock: this.game.loop.time / 1000,
    };
    for (const layer of this.#layers) layer.draw(frame);
  }

  #group(): Phaser.GameObjects.Container {
    const group = this.add.container(0, 0);
    this.#root.add(group);
    return group;
  }

  /** A trail's cross-section: soft at its edges. */
  #makeTrailTexture(): void {
    const texture = this.textures.createCanvas('trail', 4, 4);
    const context = texture?.getContext();
    if (!texture || !context) return;
    [0.25, 1, 1, 0.25].forEach((alpha, row) => {
      context.fillStyle = `rgba(255,255,255,${alpha})`;
      context.fillRect(0, row, 4, 1);
    });
    texture.refresh();
  }

  #listen(): void {
    const { input } = this;
    const gestures = this.#gestures;
    const touch = (pointer: Phaser.Input.Pointer) => ({
      id: pointer.id,
      x: (pointer.x * this.#viewport.width) / this.game.scale.width,
      y: (pointer.y * this.#viewport.height) / this.game.scale.height,
      finger: pointer.wasTouch,
      timeMs: pointer.event.timeStamp,
    });
    input.addPointer(2);
    input.on('pointerdown', (pointer: Phaser.Input.Pointer) => {
      if (pointer.rightButtonDown()) return;
      gestures.press(touch(pointer), pointer.middleButtonDown());
    });
    input.on('pointermove', (pointer: Phaser.Input.Pointer) => {
      gestures.move(touch(pointer));
      this.game.canvas.style.cursor = gestures.cursorAt(touch(pointer));
    });
    input.on('pointerup', (pointer: Phaser.Input.Pointer) => gestures.release(touch(pointer)));
    input.on('pointerupoutside', (pointer: Phaser.Input.Pointer) => gestures.release(touch(pointer)));
    input.on('wheel', (pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number) => {
      pointer.event.preventDefault();
      gestures.wheel(touch(pointer), dy);
    });
    this.game.events.on(Phaser.Core.Events.BLUR, () => gestures.cancel());
  }
}

function between(a: Pose, b: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}
