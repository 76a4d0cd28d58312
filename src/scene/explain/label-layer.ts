// The names that a scenario gives bodies, and captions below dials with the measures of the turn.
import type Phaser from 'phaser';
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { colourOf } from '../../view/body-colours';
import { css, palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { Visuals } from '../draw/visuals';
import type { Frame, Layer } from '../layer';
import { dial, dialScale, hasDial } from './dial';
import { type CaptionRoom, captionOf, type Prediction, predictionOf } from './turn-caption';

/** How far below the centre of mass a name is, without a dial and with one. m */
const below = { hull: 6.5, dial: dial.ring + 0.4 };

/** Width at which a name breaks (m), and the steps and the smallest width it is rounded to (CSS pixels). */
const room = { width: 19, step: 24, least: 72 };

/** Font sizes of a name, and the line width below which it is small. CSS pixels */
const type = { size: 12, small: 10, smallBelow: 100 };

/** Room for a caption, the smallest width of a dial that has it, and the font size. CSS pixels */
const captions: readonly { readonly room: CaptionRoom; readonly leastDial: number; readonly size: number }[] =
  [
    { room: 'ample', leastDial: 84, size: 11 },
    { room: 'some', leastDial: 66, size: 10 },
    { room: 'little', leastDial: 36, size: 9 },
  ];

/** Width of the dark rim around letters, which are drawn over crates and trails. CSS pixels */
const rim = 3;

/** How much closer lines are than Phaser puts them, which leaves room for every line's rim. CSS pixels */
const closer = rim + 1;

/** Each caption is computed once in this many frames while time passes, because measuring goes through the whole turn. */
const captionEvery = 10;

/** How far back the fastest angular velocity is looked for. s */
const lately = 0.5;

interface Label {
  readonly name: Phaser.GameObjects.Text;
  readonly caption: Phaser.GameObjects.Text;
  /** The step that the caption was written at; -1 before the first. */
  tick: number;
  /** The room that the caption was written for; null before the first. */
  room: CaptionRoom | null;
}

export class LabelLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #labels = new Visuals<Label>(({ name, caption }) => {
    name.destroy();
    caption.destroy();
  });
  #frames = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
  }

  draw({ session, viewport, poses }: Frame): void {
    this.#labels.sweep(poses);
    this.#frames += 1;
    const wrap = Math.max(room.least, room.step * Math.floor((room.width * viewport.zoom) / room.step));
    const caption = captions.find(({ leastDial }) => 2 * dial.ring * viewport.zoom >= leastDial);
    let nth = 0;
    for (const [entity, pose] of poses) {
      const given = session.givenName(entity);
      if (!given) continue;
      nth += 1;
      const label = this.#labels.of(entity, () => this.#make(unbroken(given)));
      this.#place(label, entity, pose, wrap, { session, viewport });
      label.caption.setVisible(caption !== undefined && hasDial(session, entity));
      if (!caption || !label.caption.visible) continue;
      if (label.room !== caption.room) label.caption.setFontSize(caption.size);
      const due = session.playback.paused || (this.#frames + nth) % captionEvery === 0;
      const { tick } = session.simulation;
      if (label.room === caption.room && (!due || label.tick === tick)) continue;
      write(label.caption, session, entity, caption.room);
      label.tick = tick;
      label.room = caption.room;
    }
  }

  #place(
    { name, caption }: Label,
    entity: Entity,
    pose: Pose,
    wrap: number,
    { session, viewport }: Pick<Frame, 'session' | 'viewport'>,
  ): void {
    const centre = centreOf(entity, pose);
    const down = (hasDial(session, entity) ? below.dial : below.hull) * dialScale(entity);
    const { x, y } = viewport.toPage({ x: centre.x, y: centre.y + down });
    // Each of these changes makes a new texture.
    if (name.style.wordWrapWidth !== wrap) {
      name.setWordWrapWidth(wrap).setFontSize(wrap < type.smallBelow ? type.small : type.size);
    }
    const colour = css(colourOf(session, entity));
    if (name.style.color !== colour) name.setColor(colour);
    name.setPosition(Math.round(x), Math.round(y - rim / 2));
    caption.setPosition(name.x, Math.round(name.y + name.height - closer));
  }

  #make(text: string): Label {
    const style = {
      align: 'center',
      resolution: window.devicePixelRatio,
      stroke: css(palette.noteBack),
      strokeThickness: rim,
      lineSpacing: -closer,
    };
    const name = this.#scene.add.text(0, 0, text, {
      ...style,
      fontFamily: 'system-ui, sans-serif',
      fontSize: type.size,
      color: css(palette.label),
    });
    const caption = this.#scene.add.text(0, 0, '', {
      ...style,
      fontFamily: 'ui-monospace, monospace',
      fontSize: '11px',
      color: css(palette.caption),
    });
    for (const label of [name, caption]) label.setOrigin(0.5, 0);
    this.#parent.add([name, caption]);
    return { name, caption, tick: -1, room: null };
  }
}

/** The name with a no-break space between a last number and its unit. */
function unbroken(name: string): string {
  return name.replace(/(\d) (?=\p{L}+$)/u, '$1\u00a0');
}

/** Writes a caption; setText does nothing when the text is the same. */
function write(caption: Phaser.GameObjects.Text, session: Session, entity: Entity, room: CaptionRoom): void {
  const turn = session.simulation.measures.of(entity)?.turn.last ?? null;
  const { error } = entity.turn;
  const state = { fastest: fastestOf(session, entity), error, held: entity.body.isFixedRotation() };
  caption.setText(captionOf(turn, state, prediction(session, entity), room));
}

/** The prediction for a PD whose body has its own world with equal steps; null for any other body. */
function prediction({ simulation }: Session, entity: Entity): Prediction | null {
  const { steps = [] } = simulation.specOf(entity);
  return steps.length === 1 ? predictionOf(entity.controller, simulation.stepRate / steps[0]) : null;
}

/** Largest magnitude of the recent angular velocity. rad/s */
function fastestOf({ simulation }: Session, entity: Entity): number {
  const steps = Math.ceil(lately * simulation.stepRate);
  const recent = simulation.measures.telemetry.column(entity, 'omega').slice(-steps);
  return Math.max(0, ...recent.map((omega) => Math.abs(omega ?? 0)));
}
