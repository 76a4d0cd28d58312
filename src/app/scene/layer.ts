// Layers of the picture. Each one reads a frame and draws onto its surface. It changes no state of the scene.
import type Phaser from 'phaser';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Session } from '../session/session';
import type { BodyStyler } from '../view/bodies';
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
  /** Style by the scene's feature; null for the usual look. */
  readonly style: BodyStyler | null;
  /** Takes requests for texts, which are placed together after all layers have drawn. */
  readonly labels: LabelBoard;
  /** The cards on which bodies are drawn; null for a picture of the world. */
  readonly cards: CardBoard | null;
  /** The drawn bodies, in order. */
  readonly bodies: ReadonlyMap<Entity, Readonly<DrawnBody>>;
  /** Whether there are too many bodies to show them individually, with texts. */
  readonly crowd: boolean;
  /** Simulated time from the drawn moment to the last step, for things that are not interpolated. s */
  readonly lag: number;
  /** Real time since the page was opened, for flicker and for how often figures change. s */
  readonly clock: number;
}

/** Draws one layer, in CSS pixels. */
export type Layer = (frame: Frame) => void;

/** Makes a layer. */
export type LayerMaker = (surface: Surface) => Layer;

/** A layer that a feature adds. */
export interface FeatureLayer {
  /** Name of the layer directly above it; it is on top of all layers when left out. */
  readonly below?: string;
  /** Whether the layer draws the world around the bodies. Not drawn when bodies are on cards. */
  readonly world?: true;
  /** Whether the layer is the picture of a feature that draws the whole picture. Not drawn in other scenes. */
  readonly picture?: true;
  readonly make: LayerMaker;
}

type Graphics = Phaser.GameObjects.Graphics;

/** Drawing tools of a layer: shapes, and strips of textures. They are cleared at the start of a frame. */
export class Surface {
  readonly scene: Phaser.Scene;
  readonly group: Phaser.GameObjects.Container;
  readonly #graphics: Graphics[] = [];
  readonly #strips: Strips[] = [];

  /** @param group container for this layer alone */
  constructor(scene: Phaser.Scene, group: Phaser.GameObjects.Container) {
    this.scene = scene;
    this.group = group;
  }

  /** Returns graphics for lines and areas. */
  graphics(): Graphics {
    const graphics = this.lastingGraphics();
    this.#graphics.push(graphics);
    return graphics;
  }

  /** Returns graphics that stay until the layer clears them. */
  lastingGraphics(): Graphics {
    const graphics = this.scene.add.graphics();
    this.group.add(graphics);
    return graphics;
  }

  /** Returns strips of textures. @param texture the first one */
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

/** Makes a layer from a function of a frame. @param take creates its drawing tools, once */
export function layerOf<Tools>(
  take: (surface: Surface) => Tools,
  draw: (tools: Tools, frame: Frame) => void,
): LayerMaker {
  return (surface) => {
    const tools = take(surface);
    return (frame) => draw(tools, frame);
  };
}

/** Makes a layer of lines and areas that keeps nothing from frame to frame. */
export function drawingLayer(draw: (graphics: Graphics, frame: Frame) => void): LayerMaker {
  return layerOf((surface) => surface.graphics(), draw);
}
