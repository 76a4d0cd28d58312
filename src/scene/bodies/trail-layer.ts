// Trails: where each body has been in the last seconds, hot where its motor was at its limit. A ribbon and its glow a body.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { mostTracked } from '../../simulation/meters/tracks';
import { colourOf } from '../../view/body-colours';
import { heatShare } from '../../view/heat';
import { palette } from '../../view/palette';
import { Ribbon, ribbonTexture } from '../draw/ribbon';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { centreOf } from './hull-art';
import { glowAlpha, trailAlpha, trailSeconds } from './trail-look';

/** Widths of the ribbon, and of the glow under its hot parts with its blur. CSS pixels */
const widths = { trail: 6, glow: 38 };

/** Places of one trail, and of all trails together: with many bodies each has fewer. */
const most = { each: 320, all: 24_000 };

/** A longer way between two places is no way that a body flew: the trail begins again. m */
const jump = 6;

interface Trail {
  readonly ribbon: Ribbon;
  readonly glow: Ribbon;
}

export class TrailLayer implements Layer {
  readonly #scene: Phaser.Scene;
  /** All glows are below all trails. */
  readonly #glows: Phaser.GameObjects.Container;
  readonly #ribbons: Phaser.GameObjects.Container;
  readonly #trails = new Visuals<Trail>(({ ribbon, glow }) => {
    ribbon.destroy();
    glow.destroy();
  });

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#glows = scene.add.container(0, 0);
    this.#ribbons = scene.add.container(0, 0);
    parent.add([this.#glows, this.#ribbons]);
    ribbonTexture(scene, 'trail', widths.trail, (off) => Math.min(1, (1 - off) * 3));
    ribbonTexture(scene, 'trail-glow', widths.glow, (off) => Math.exp(-((off / 0.45) ** 2)) * (1 - off ** 4));
  }

  draw(frame: Frame): void {
    const { view, poses } = frame;
    this.#trails.sweep(poses);
    this.#ribbons.setVisible(view.shown.trails);
    this.#glows.setVisible(view.shown.trails);
    if (!view.shown.trails) return;
    const every = Math.ceil((most.each * Math.min(poses.size, mostTracked)) / most.all);
    for (const [entity] of poses) this.#draw(entity, every, frame);
  }

  #draw(entity: Entity, every: number, { session, view, viewport, poses, lag }: Frame): void {
    const pose = poses.get(entity)!;
    const { ribbon, glow } = this.#trails.of(entity, () => this.#make());
    const { simulation } = session;
    const colour = colourOf(session, entity);
    const opacity = view.faces.of(session.scenario)?.opacity?.(session, entity) ?? 1;
    const now = simulation.time - lag;
    const { x: originX, y: originY } = viewport.toPage({ x: 0, y: 0 });
    const { zoom } = viewport;
    let [lastX, lastY, lastShare] = [Number.NaN, Number.NaN, 0];
    const add = (x: number, y: number, share: number, time: number) => {
      if (Math.hypot(x - lastX, y - lastY) > jump * every) {
        ribbon.begin();
        glow.begin();
      }
      [lastX, lastY, lastShare] = [x, y, share];
      const age = Math.max(0, now - time);
      const [pageX, pageY] = [originX + x * zoom, originY + y * zoom];
      ribbon.add(pageX, pageY, share >= heatShare ? palette.heat : colour, trailAlpha(share, age) * opacity);
      glow.add(pageX, pageY, palette.heat, glowAlpha(share, age) * opacity);
    };
    ribbon.begin();
    glow.begin();
    simulation.measures.tracks.visit(entity, now - trailSeconds, every, (x, y, share, _, time) => {
      // The picture is a little behind the last step.
      if (time < now) add(x, y, share, time);
    });
    const { x, y } = centreOf(entity, pose);
    if (!Number.isNaN(lastX)) add(x, y, lastShare, now);
    ribbon.lay();
    glow.lay();
  }

  #make(): Trail {
    return {
      ribbon: new Ribbon(this.#scene, this.#ribbons, 'trail', most.each),
      glow: new Ribbon(this.#scene, this.#glows, 'trail-glow', most.each),
    };
  }
}
