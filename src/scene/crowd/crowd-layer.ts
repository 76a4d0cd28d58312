// A crowd: the wakes, plumes and hulls of hundreds or thousands of bodies, in a few calls of the renderer.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { isCrowd } from '../bodies/detail';
import { drawnArt } from '../bodies/hull-art';
import { eachPlume, type PlumePicture, plumePictures } from '../bodies/plume-layer';
import { Strips } from '../draw/strips';
import type { Frame, Layer } from '../layer';
import { CrowdHulls } from './hulls';
import { Wakes } from './wakes';

/** Plumes have their own colours. */
const white = 0xffffff;

export class CrowdLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #wakes: Wakes;
  readonly #plumes: Readonly<Record<PlumePicture, Strips>>;
  readonly #hulls: CrowdHulls;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    // From back to front. Each has a group of its own, to which it adds strips as the crowd grows.
    const [wakes, plumes, hulls] = [0, 1, 2].map(() => scene.add.container(0, 0));
    parent.add([wakes, plumes, hulls]);
    this.#wakes = new Wakes(scene, wakes);
    this.#plumes = {
      exhaust: new Strips(scene, plumes, plumePictures.exhaust.key),
      jet: new Strips(scene, plumes, plumePictures.jet.key),
    };
    this.#hulls = new CrowdHulls(scene, hulls);
  }

  draw(frame: Frame): void {
    const drawn = isCrowd(frame.poses.size);
    this.#wakes.begin();
    this.#plumes.exhaust.begin();
    this.#plumes.jet.begin();
    this.#hulls.begin();
    if (drawn) {
      this.#wakes.draw(frame);
      this.#drawPlumes(frame);
      this.#drawHulls(frame);
    }
    this.#wakes.lay();
    this.#plumes.exhaust.lay();
    this.#plumes.jet.lay();
    this.#hulls.lay();
  }

  #drawPlumes(frame: Frame): void {
    eachPlume(frame, (picture, x, y, angle, length, width, alpha) => {
      const { origin } = plumePictures[picture];
      const edges = {
        left: -origin * length,
        right: (1 - origin) * length,
        top: -width / 2,
        bottom: width / 2,
      };
      this.#plumes[picture].box(x, y, angle, edges, white, alpha);
    });
  }

  #drawHulls({ session, view, viewport, poses, hulls }: Frame): void {
    const face = view.faces.of(session.scenario);
    for (const [entity, pose] of poses) {
      if (!hulls.has(entity)) continue;
      const look = face?.look?.(session, entity);
      const art = drawnArt(this.#scene.textures, entity, look?.art);
      const alpha = face?.opacity?.(session, entity) ?? 1;
      const colour = look?.colour ?? colourOf(session, entity);
      this.#hulls.add(entity, pose, viewport, { art, colour, alpha, enlarged: look?.scale });
    }
  }
}
