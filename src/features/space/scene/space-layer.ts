// The picture of ships in space above that of the plane: it has its canvas while a scene of it is on the page.
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import type { Frame, LayerMaker } from '../../../app/scene/layer';
import { haltWhileLost } from '../../../app/scene/picture-lost';
import type { Session } from '../../../app/session/session';
import { colourOf } from '../../../app/view/bodies';
import type { PageBox } from '../../../app/view/viewport';
import type { Circle } from '../camera';
import { placesOf } from '../places';
import { spaceOf } from '../rules/space-rules';
import { SpacePicture } from './space-picture';

/** Puts a picture on a canvas above that of the plane, and takes both away with the last scene of space. */
function mountOn(stage: HTMLElement, session: Session, gone: () => void): SpacePicture {
  const canvas = document.createElement('canvas');
  canvas.className = 'space-picture';
  stage.append(canvas);
  const picture = new SpacePicture(canvas);
  const stopWatching = haltWhileLost(canvas, session.playback);
  const end = session.onChange(() => {
    if (spaceOf(session.simulation)) return;
    end();
    gone();
    stopWatching();
    picture.dispose();
    canvas.remove();
  });
  return picture;
}

const boxAbout = ({ x, y, radius }: Circle): PageBox => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Draws the spheres where they stand on the page. */
export const spaceLayer: LayerMaker = ({ scene }) => {
  let picture: SpacePicture | null = null;
  return ({ session, view, viewport, lag }: Frame) => {
    const { simulation } = session;
    const rules = spaceOf(simulation);
    const stage = scene.game.canvas.parentElement;
    if (!rules || !stage) return;
    picture ??= mountOn(stage, session, () => {
      picture = null;
    });
    const showsGhost = view.shown.ghost || rules.turnsFromRest;
    const places = placesOf(viewport, rules.spheres.length);
    picture.draw({
      width: viewport.width,
      height: viewport.height,
      ratio: window.devicePixelRatio || 1,
      time: simulation.time,
      lag,
      isStill: prefersReducedMotion(),
      spheres: rules.spheres.flatMap((sphere, n) => {
        const { circle } = places[n] ?? {};
        const { entity } = sphere.ship;
        const ghost = showsGhost ? (simulation.measures.of(entity)?.turn.ghost ?? null) : null;
        return circle ? [{ sphere, circle, colour: colourOf(session, entity), ghost }] : [];
      }),
    });
    view.picture.bodies = places.map((place) => place && boxAbout(place.circle));
  };
};
