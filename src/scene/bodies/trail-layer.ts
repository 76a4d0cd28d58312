// Trails: where each body has been in the last seconds, hot where its motor was at its limit. A ribbon a body, and dots of light under its hot parts.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { heatShare } from '../../view/heat';
import { palette } from '../../view/palette';
import { ImagePool, softDot } from '../draw/image-pool';
import { Ribbon, ribbonTexture } from '../draw/ribbon';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { centreOf } from './hull-art';
import { dotEvery, glowAlpha, glowDot, trailAlpha, trailSeconds } from './trail-look';

/** Width of the ribbon. CSS pixels */
const width = 6;

/** Places of one trail, and of all trails together: with many bodies each has fewer. */
const most = { each: 320, all: 16_000 };

/** A longer way between two places is no way that a body flew: the trail begins again. m */
const jump = 6;

/** How strong the trail of an enemy is, which is not the subject. */
const hostileShare = 0.45;

export class TrailLayer implements Layer {
  readonly #scene: Phaser.Scene;
  /** All glows are below all trails. */
  readonly #glows: ImagePool;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #trails = new Visuals<Ribbon>((ribbon) => ribbon.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    softDot(scene, 'trail-glow', glowDot.radius);
    ribbonTexture(scene, 'trail', width, (off) => Math.min(1, (1 - off) * 3));
    this.#glows = new ImagePool(scene, parent, 'trail-glow');
    this.#parent = scene.add.container(0, 0);
    parent.add(this.#parent);
  }

  draw(frame: Frame): void {
    const { view, poses } = frame;
    this.#trails.sweep(poses);
    this.#parent.setVisible(view.shown.trails);
    this.#glows.begin();
    const every = Math.ceil((most.each * poses.size) / most.all);
    const { tracks } = frame.session.simulation.measures;
    if (view.shown.trails)
      for (const [entity] of poses) if (tracks.has(entity)) this.#draw(entity, every, frame);
    this.#glows.end();
  }

  #draw(entity: Entity, every: number, { session, view, viewport, poses, lag }: Frame): void {
    const pose = poses.get(entity)!;
    const ribbon = this.#trails.of(entity, () => new Ribbon(this.#scene, this.#parent, 'trail', most.each));
    const { simulation } = session;
    const face = view.faces.of(session.scenario);
    const colour = face?.look?.(session, entity)?.colour ?? colourOf(session, entity);
    const shown = face?.opacity?.(session, entity) ?? 1;
    const opacity = simulation.specOf(entity).hostile ? shown * hostileShare : shown;
    const now = simulation.time - lag;
    const { x: originX, y: originY } = viewport.toPage({ x: 0, y: 0 });
    const { zoom } = viewport;
    const { cos, sin } = viewport.axes;
    const firstGlow = this.#glows.used;
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    let lastShare = 0;
    const add = (x: number, y: number, share: number, time: number, nth: number) => {
      const way = Math.sqrt((x - lastX) ** 2 + (y - lastY) ** 2);
      if (way > jump * every) {
        ribbon.begin();
        this.#glows.rewind(firstGlow);
      }
      lastX = x;
      lastY = y;
      lastShare = share;
      const age = Math.max(0, now - time);
      const [pageX, pageY] = [originX + (x * cos - y * sin) * zoom, originY + (x * sin + y * cos) * zoom];
      ribbon.add(pageX, pageY, share >= heatShare ? palette.heat : colour, trailAlpha(share, age) * opacity);
      if (share < heatShare || !(way < jump * every)) return;
      const dots = dotEvery(way * zoom);
      if (nth % dots === 0) this.#glow(pageX, pageY, glowAlpha(share, age, dots * way * zoom) * opacity);
    };
    ribbon.begin();
    simulation.measures.tracks.visit(entity, now - trailSeconds, every, (x, y, share, _, time, nth) => {
      // The picture is a little behind the last step.
      if (time < now) add(x, y, share, time, nth / every);
    });
    const { x, y } = centreOf(entity, pose);
    // Where the body is now is no place of the track.
    if (!Number.isNaN(lastX)) add(x, y, lastShare, now, -1);
    ribbon.lay();
  }

  #glow(x: number, y: number, alpha: number): void {
    this.#glows
      .next()
      .setPosition(x, y)
      .setDisplaySize(2 * glowDot.radius, 2 * glowDot.radius)
      .setTint(palette.heat)
      .setAlpha(alpha);
  }
}
