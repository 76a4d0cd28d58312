// What the turn controller gets: the heading error, as a wedge from the heading to the direction wanted, with its value.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { css, palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { drawWedge } from '../draw/wedge';
import type { Frame, Layer } from '../layer';
import { dial, dialScale, hasDial } from './dial';

/** Lengths from the centre of mass, for a body of size 1. m */
interface Reach {
  /** Radius of the wedge: 1.1 body lengths; inside the ring with a dial. */
  readonly wedge: number;
  /** Where the error's value is; null with a dial, whose ticks tell it. */
  readonly label: number | null;
}

const reach: Reach = { wedge: 8.25, label: 10.2 };
const reachInDial: Reach = { wedge: dial.arc, label: null };

/** Time between two changes of an error's value. s. Shorter ones cannot be read, and every change makes a new texture. */
const writeEvery = 0.1;

/** Smallest error that is drawn. rad */
const leastError = 0.03;

/** How many bodies are explained, the first ones, so that the picture stays readable. */
const mostExplained = 12;

/** An error's value, its body, and when it was written, in units of `writeEvery`. */
interface Label {
  readonly text: Phaser.GameObjects.Text;
  owner: Entity | null;
  written: number;
}

export class VectorsLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #labels: readonly Label[];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    const style = { fontFamily: 'ui-monospace, monospace', fontSize: '12px', color: css(palette.error) };
    this.#labels = Array.from({ length: mostExplained }, () => {
      const text = scene.add.text(0, 0, '', { ...style, resolution: window.devicePixelRatio });
      return { text: text.setOrigin(0.5), owner: null, written: 0 };
    });
    parent.add([this.#graphics, ...this.#labels.map(({ text }) => text)]);
  }

  draw({ session, view, viewport, poses, clock }: Frame): void {
    this.#graphics.clear();
    for (const { text } of this.#labels) text.setVisible(false);
    // Some games leave no time to read them.
    if (!view.shown.vectors || view.faces.of(session.scenario)?.unexplained) return;
    const { simulation } = session;
    // Enemies are only aimed at; their own turns are not explained.
    const explained = [...poses]
      .filter(([entity]) => !simulation.specOf(entity).hostile && kindOf(entity).holds === 'heading')
      .slice(0, mostExplained);
    for (const [n, [entity, pose]] of explained.entries()) {
      // The error is from before the last step; the body is drawn part of a step later.
      const turned = pose.angle - simulation.before[session.entities.indexOf(entity)].angle;
      const error = entity.turn.error === null ? null : entity.turn.error - turned;
      if (error === null || Math.abs(error) < leastError) continue;
      const { wedge, label } = hasDial(session, entity) ? reachInDial : reach;
      const scale = dialScale(entity) * viewport.zoom;
      const centre = viewport.toPage(centreOf(entity, pose));
      const colour = colourOf(session, entity);
      drawWedge(this.#graphics, centre, wedge * scale, { from: pose.angle, sweep: error, colour });
      if (label === null) continue;
      const middle = pose.angle + error / 2;
      const value = {
        x: centre.x + label * scale * Math.cos(middle),
        y: centre.y + label * scale * Math.sin(middle),
        error,
      };
      // While paused every frame writes, so that single steps show their own values.
      this.#write(n, entity, value, session.playback.paused ? null : clock);
    }
  }

  /** Places an error's value, and updates its text every `writeEvery`. @param clock s; null to update it now */
  #write(
    n: number,
    entity: Entity,
    { x, y, error }: Point & { readonly error: number },
    clock: number | null,
  ): void {
    const label = this.#labels[n];
    label.text.setPosition(Math.round(x), Math.round(y)).setVisible(true);
    // Spread over frames, so that not all values are written in one.
    const turn = clock === null ? null : Math.floor(clock / writeEvery + n / mostExplained);
    if (turn === label.written && label.owner === entity) return;
    label.written = turn ?? label.written;
    label.owner = entity;
    // setText does nothing when the text is the same.
    label.text.setText(`${((error * 180) / Math.PI).toFixed(1)}°`);
  }
}
