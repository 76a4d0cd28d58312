// The names that a scenario gives bodies.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { css, palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';

/** How far below the centre of mass a name is, at size 1. m */
const below = 6.5;

/** Width at which a name breaks (m), and the steps and the smallest width it is rounded to (CSS pixels). */
const room = { width: 19, step: 24, least: 72 };

/** Font sizes of a name, and the line width below which it is small. CSS pixels */
const type = { size: 12, small: 10, smallBelow: 100 };

/** Width of the dark rim around letters, which are drawn over crates and trails. CSS pixels */
const rim = 3;

/** How much closer lines are than Phaser puts them, which leaves room for every line's rim. CSS pixels */
const closer = rim + 1;

export class LabelLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #names = new Visuals<Phaser.GameObjects.Text>((name) => name.destroy());

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, viewport, poses }: Frame): void {
    this.#names.sweep(poses);
    const wrap = Math.max(room.least, room.step * Math.floor((room.width * viewport.zoom) / room.step));
    for (const [entity, pose] of poses) {
      const given = session.givenName(entity);
      if (!given) continue;
      const name = this.#names.of(entity, () => this.#make(unbroken(given)));
      const centre = centreOf(entity, pose);
      const down = below * Math.max(1, entity.build.size);
      const { x, y } = viewport.toPage({ x: centre.x, y: centre.y + down });
      // Each of these changes makes a new texture.
      if (name.style.wordWrapWidth !== wrap)
        name.setWordWrapWidth(wrap).setFontSize(wrap < type.smallBelow ? type.small : type.size);
      const colour = css(colourOf(session, entity));
      if (name.style.color !== colour) name.setColor(colour);
      name.setPosition(Math.round(x), Math.round(y - rim / 2));
    }
  }

  #make(text: string): Phaser.GameObjects.Text {
    const name = this.#scene.add.text(0, 0, text, {
      align: 'center',
      resolution: window.devicePixelRatio,
      stroke: css(palette.noteBack),
      strokeThickness: rim,
      lineSpacing: -closer,
      fontFamily: 'system-ui, sans-serif',
      fontSize: type.size,
      color: css(palette.label),
    });
    this.#parent.add(name.setOrigin(0.5, 0));
    return name;
  }
}

/** The name with a no-break space between a last number and its unit. */
function unbroken(name: string): string {
  return name.replace(/(\d) (?=\p{L}+$)/u, '$1\u00a0');
}
