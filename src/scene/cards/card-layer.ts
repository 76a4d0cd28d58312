// The cards: a dial with the trace of the nose, the name, a small curve of the turn, and the verdict on it.
import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import { turnsOf } from '../../simulation/targets/turns';
import { colourOf } from '../../view/body-colours';
import type { PageBox } from '../../view/picture-boxes';
import type { Frame, Layer } from '../layer';
import { type CardBoard, isSameBoard } from './card-board';
import { drawClamp, drawCurve, drawDial, drawFrames, drawJump, drawNose, drawTarget } from './card-drawing';
import type { Card } from './card-layout';
import { axisOf, type CardState, statesOf } from './card-state';
import { writeCards } from './card-texts';
import { peakOf } from './card-trace';

/** A trace is looked at afresh once in so many frames while time passes, because measuring goes through the whole turn. */
const everyFrames = 2;

/** What all curves share. */
interface Shared {
  /** Length of the time axis. s */
  readonly axis: number;
  /** Largest angular acceleration of all cards. rad/s² */
  readonly peak: number;
  /** When the turn began, from when the frames did; null before the first. s */
  readonly from: number | null;
}

/** What dials and curves are drawn from. */
interface Drawn {
  readonly cards: CardBoard;
  readonly states: readonly CardState[];
  readonly colours: readonly number[];
}

/** Whether dials and curves would look the same. States are made anew when they change. */
function isSamePicture(a: Drawn, b: Drawn): boolean {
  return (
    a.states === b.states &&
    a.colours.every((colour, n) => colour === b.colours[n]) &&
    isSameBoard(a.cards, b.cards)
  );
}

export class CardLayer implements Layer {
  /** Dials and curves, drawn anew only when there is something new to draw. */
  readonly #graphics: Phaser.GameObjects.Graphics;
  /** What stands beside texts. */
  readonly #flags: Phaser.GameObjects.Graphics;
  /** What the dials and curves were drawn from last; null where there are none. */
  #drawn: Drawn | null = null;
  #states: {
    readonly of: Frame['session']['simulation'];
    readonly tick: number;
    readonly all: readonly CardState[];
  } | null = null;
  #frames = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    this.#flags = scene.add.graphics();
    parent.add([this.#graphics, this.#flags]);
  }

  draw(frame: Frame): void {
    const { cards } = frame;
    this.#flags.clear();
    if (!cards) {
      if (this.#drawn) this.#graphics.clear();
      this.#drawn = null;
      return;
    }
    const states = this.#statesNow(frame);
    const now = { cards, states, colours: cards.shown.map(({ entity }) => colourOf(frame.session, entity)) };
    if (!this.#drawn || !isSamePicture(this.#drawn, now)) this.#drawCards(frame, cards, states);
    this.#drawn = now;
    writeCards(frame, cards, states, this.#flags);
  }

  #drawCards(frame: Frame, cards: CardBoard, states: readonly CardState[]): void {
    const { session } = frame;
    this.#graphics.clear();
    const peak = Math.max(1, ...states.map(({ course }) => (course ? peakOf(course) : 0)));
    const { simulation } = session;
    const turns = turnsOf(simulation);
    const since = turns?.sinceJump ?? null;
    const from = turns && since !== null ? simulation.time - since - turns.began : null;
    const shared = { axis: axisOf(session), peak, from };
    cards.shown.forEach(({ entity, card }, n) => {
      this.#drawDial(frame, entity, card, states[n], shared.axis);
      if (card.curve) this.#drawCurve(frame, n, card.curve, states[n], shared);
    });
  }

  #drawDial(
    { session, poses, viewport }: Frame,
    entity: Entity,
    { dial }: Card,
    { course, desired, held }: CardState,
    axis: number,
  ): void {
    const graphics = this.#graphics;
    drawDial(graphics, dial);
    if (desired !== null) {
      if (course) {
        drawNose(graphics, { course, desired, dial, axis, colour: colourOf(session, entity) });
        if (session.scenario.cards?.curve === 'motor') drawJump(graphics, dial, desired, course.step);
      }
      drawTarget(graphics, dial, desired);
    }
    const pose = poses.get(entity);
    if (held && pose) drawClamp(graphics, dial, pose.angle, viewport.zoom * entity.build.size);
  }

  #drawCurve(
    frame: Frame,
    n: number,
    box: PageBox,
    { course }: CardState,
    { axis, peak, from }: Shared,
  ): void {
    const { session, cards } = frame;
    const { curve = 'error', frames } = session.scenario.cards ?? {};
    const colour = colourOf(session, cards!.shown[n].entity);
    drawCurve(this.#graphics, box, { course, axis, colour, curve, peak });
    if (!frames || from === null) return;
    const { stepRate } = session.simulation;
    drawFrames(this.#graphics, box, { pattern: patternOf(frame, n), stepRate, from, axis });
  }

  /** The states of this step; while time passes they are a frame old at most. */
  #statesNow({ session }: Frame): readonly CardState[] {
    const { simulation, playback } = session;
    this.#frames += 1;
    const known = this.#states;
    const isKnown = known?.of === simulation && known.all.length === session.entities.length;
    const isFresh = known?.tick === simulation.tick;
    if (isKnown && (isFresh || (!playback.paused && this.#frames % everyFrames !== 0))) return known.all;
    this.#states = { of: simulation, tick: simulation.tick, all: statesOf(session) };
    return this.#states.all;
  }
}

/** The frames under a card: those of the body's own world, or of the first world whose frames differ. */
function patternOf({ session: { simulation } }: Frame, n: number): readonly number[] {
  const patterns = simulation.entities.map((entity) => simulation.specOf(entity).steps ?? [1]);
  return patterns[n].length > 1 ? patterns[n] : (patterns.find(({ length }) => length > 1) ?? [1]);
}
