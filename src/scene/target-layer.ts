// The target: one reticle, on the shared target or on the waypoint that the shown body heads for.
import type Phaser from 'phaser';
import type { Point } from '../entities/command';
import type { Session } from '../simulation/session';
import type { Frame, Layer } from './layer';
import { css, palette } from './palette';
import { focusedEntity, type ViewState } from './view-state';

/** Room the hint takes beside the reticle. CSS pixels. */
const hintWidth = 90;

/** Width of the reticle. CSS pixels. */
const reticleWidth = 56;

export class TargetLayer implements Layer {
  readonly #reticle: Phaser.GameObjects.Image;
  readonly #hint: Phaser.GameObjects.Text;
  /** The hint goes once somebody has dragged something. */
  hinting = true;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#reticle = scene.add.image(0, 0, 'target');
    this.#hint = scene.add.text(0, 0, 'drag me', {
      fontFamily: 'system-ui, sans-serif',
      fontSize: '12px',
      color: css(palette.target),
      resolution: window.devicePixelRatio,
    });
    parent.add([this.#reticle, this.#hint]);
  }

  draw({ session, view, viewport, clock }: Frame): void {
    const place = reticlePlace(session, view);
    this.#reticle.setVisible(place !== null);
    this.#hint.setVisible(place !== null && this.hinting);
    if (!place) return;
    const { x, y } = viewport.toPage(place);
    const width = reticleWidth * (1 + 0.04 * Math.sin(clock * 4));
    this.#reticle.setPosition(x, y).setDisplaySize(width, width);
    const left = x > viewport.freeRight - hintWidth;
    this.#hint.setOrigin(left ? 1 : 0, 0).setPosition(Math.round(x + (left ? -30 : 30)), Math.round(y - 24));
  }
}

/** Where the reticle is: in Path on the waypoint that the body in focus heads for, else on the shared target. */
export function reticlePlace(session: Session, view: ViewState): Point | null {
  if (session.mode !== 'path') return session.target;
  const shown = focusedEntity(session, view);
  return shown.command.kind === 'follow-path' ? shown.target : null;
}
