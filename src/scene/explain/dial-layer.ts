// Dials: a ring with ticks around each named body that turns on the spot, in the body's colour.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { centreOf } from '../bodies/hull-art';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { dial, dialScale, hasDial } from './dial';

/** Ticks: degrees from one to the next and from one long one to the next, and lengths as fractions of the radius. */
const ticks = { every: 15, short: 0.05, long: 0.1, longEvery: 45 };

/** Colours of the disc, which dims the grid, of the ring and of the ticks; and the ring's width (CSS pixels). */
const look = {
  disc: 'rgb(10 18 32 / 0.55)',
  ring: 'rgb(255 255 255 / 0.6)',
  ticks: 'rgb(255 255 255 / 0.5)',
  width: 1.25,
};

/** Range of the scale at which the texture is drawn; outside it, it is painted again. */
const stretch = { least: 0.8, most: 1.1 };

/** Largest width of the texture; old graphics cards allow no more. Screen pixels */
const mostPixels = 2048;

export class DialLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #dials = new Visuals<Phaser.GameObjects.Image>((image) => image.destroy());
  readonly #texture: Phaser.Textures.CanvasTexture | null;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#texture = scene.textures.createCanvas('dial', 1, 1);
  }

  draw({ session, viewport, poses }: Frame): void {
    this.#dials.sweep(poses);
    const width = 2 * dial.ring * viewport.zoom;
    for (const [entity, pose] of poses) {
      if (!hasDial(session, entity)) {
        this.#dials.known(entity)?.setVisible(false);
        continue;
      }
      const repainted = this.#fit(width);
      const image = this.#dials.of(entity, () => this.#make());
      if (repainted) for (const [other] of poses) this.#dials.known(other)?.setTexture('dial');
      const { x, y } = viewport.toPage(centreOf(entity, pose));
      image
        .setVisible(true)
        .setPosition(x, y)
        .setDisplaySize(width * dialScale(entity), width * dialScale(entity))
        .setTint(colourOf(session, entity));
    }
  }

  /** Paints the texture again when the zoom has changed too much for it. Returns whether it did. */
  #fit(width: number): boolean {
    const density = window.devicePixelRatio || 1;
    const pixels = Math.min(mostPixels, Math.ceil(width * density));
    const ratio = pixels / (this.#texture?.width ?? pixels);
    if (ratio >= stretch.least && ratio <= stretch.most) return false;
    if (this.#texture) paint(this.#texture, pixels, density);
    return true;
  }

  #make(): Phaser.GameObjects.Image {
    const image = this.#scene.add.image(0, 0, 'dial');
    this.#parent.add(image);
    return image;
  }
}

/** Paints a dial in white on a dark disc: a tint then colours the ring and leaves the disc dark. */
function paint(texture: Phaser.Textures.CanvasTexture, pixels: number, density: number): void {
  texture.setSize(pixels, pixels);
  const { context } = texture;
  const radius = pixels / 2;
  const line = look.width * density;
  const ring = radius - line;
  context.clearRect(0, 0, pixels, pixels);
  context.save();
  context.translate(radius, radius);
  context.lineWidth = line;
  context.beginPath();
  context.arc(0, 0, ring, 0, 2 * Math.PI);
  context.fillStyle = look.disc;
  context.fill();
  context.strokeStyle = look.ring;
  context.stroke();
  context.strokeStyle = look.ticks;
  context.beginPath();
  for (let degrees = 0; degrees < 360; degrees += ticks.every) {
    const angle = (degrees * Math.PI) / 180;
    const inner = ring * (1 - (degrees % ticks.longEvery === 0 ? ticks.long : ticks.short));
    context.moveTo(inner * Math.cos(angle), inner * Math.sin(angle));
    context.lineTo(ring * Math.cos(angle), ring * Math.sin(angle));
  }
  context.stroke();
  context.restore();
  texture.refresh();
}
