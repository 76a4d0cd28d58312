// Layers of the picture: each reads a frame, draws onto its surface, and changes nothing else.
import type Phaser from 'phaser';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Session } from '../session/session';
import type { Style } from '../view/bodies';
import type { SceneMode } from '../view/mode';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { DrawnBody } from './bodies/drawn-body';
import type { CardBoard } from './cards/card-board';
import { Strips } from './draw/strips';
import type { Hand } from './input/hand';
import type { LabelBoard } from './labels/label-board';

/** Input of all layers for one frame. */
export interface Frame {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly hand: Readonly<Hand>;
  readonly mode: SceneMode;
  /** Null where bodies look as ever. */
  readonly style: Style | null;
  /** Takes requests for texts, which are placed together after all layers have drawn. */
  readonly labels: LabelBoard;
  /** The cards that the bodies are on; null for a picture of the world. */
  readonly cards: CardBoard | null;
  /** The bodies that are drawn, in their order. */
  readonly bodies: ReadonlyMap<Entity, Readonly<DrawnBody>>;
  /** Whether they are so many that the picture is of them all, and nothing is written beside one of them. */
  readonly crowd: boolean;
  /** Simulated time from the moment drawn to the last step, for things without a pose here. s */
  readonly lag: number;
  /** Real time since the page was opened, for flicker and for how often figures change. s */
  readonly clock: number;
}

/** Draws one layer, in CSS pixels; the scene scales them to the screen's pixels. */
export type Layer = (frame: Frame) => void;

/** Makes a layer. */
export type LayerMaker = (surface: Surface) => Layer;

/** A layer that a feature adds. */
export interface FeatureLayer {
  /** Name of the layer that it lies directly below; it is on top of all layers when left out. */
  readonly below?: string;
  /** Whether it draws the world that bodies move in, and nothing when they are on cards. */
  readonly world?: true;
  /** Whether it is the picture of a feature that takes all of the picture, and of no other scene. */
  readonly picture?: true;
  readonly make: LayerMaker;
}

type Graphics = Phaser.GameObjects.Graphics;

/** Drawing tools of a layer: lines and areas, and strips of textures. Both are empty at the start of a frame. */
export class Surface {
  readonly scene: Phaser.Scene;
  readonly group: Phaser.GameObjects.Container;
  readonly #graphics: Graphics[] = [];
  readonly #strips: Strips[] = [];

  /** @param group container of the layer's own */
  constructor(scene: Phaser.Scene, group: Phaser.GameObjects.Container) {
    this.scene = scene;
    this.group = group;
  }

  /** Lines and areas. */
  graphics(): Graphics {
    const graphics = this.lastingGraphics();
    this.#graphics.push(graphics);
    return graphics;
  }

  /** Lines and areas that stay until the layer clears them. */
  lastingGraphics(): Graphics {
    const graphics = this.scene.add.graphics();
    this.group.add(graphics);
    return graphics;
  }

  /** Strips of textures. @param texture the first one */
  strips(texture = ''): Strips {
    const group = this.scene.add.container(0, 0);
    this.group.add(group);
    const strips = new Strips(this.scene, group, texture);
    this.#strips.push(strips);
    return strips;
  }

  /** Draws a frame. */
  draw(layer: Layer, frame: Frame): void {
    for (const graphics of this.#graphics) graphics.clear();
    for (const strips of this.#strips) strips.begin();
    layer(frame);
    for (const strips of this.#strips) strips.end();
  }
}

/** A layer as a function of a frame. @param take what it draws with, taken once */
export function layerOf<Tools>(
  take: (surface: Surface) => Tools,
  draw: (tools: Tools, frame: Frame) => void,
): LayerMaker {
  return (surface) => {
    const tools = take(surface);
    return (frame) => draw(tools, frame);
  };
}

/** A layer of lines and areas that keeps nothing from frame to frame. */
export function drawing(draw: (graphics: Graphics, frame: Frame) => void): LayerMaker {
  return layerOf((surface) => surface.graphics(), draw);
}
