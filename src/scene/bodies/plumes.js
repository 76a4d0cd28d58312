// Plumes: warm exhaust as long as the thrust is strong, and cold side jets as long as the torque is.
import { clamp } from '../../control/clamp';
import { turnsByTorque } from '../../entities/drive';
import { driveOf } from '../../entities/steered-body';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { white } from '../draw/strips';
/** Length of exhaust at full thrust, and in flight without thrust, of a body of size 1. m */
export const exhaustLength = { full: 4.2, pilot: 1.5 };
/** The shortest exhaust that is drawn. m */
const shortest = 0.25;
/** Width of exhaust in flight without thrust, as a fraction of that at full thrust. */
const thin = 0.72;
/** Length at the motor's limit and width of a jet of a body of size 1; larger on a small page, where bodies are drawn smaller. m */
const jetSize = {
  large: { length: 2.2, width: 0.55 },
  small: { length: 2.6, width: 0.7 },
};
/** Smallest side of a page with jets of the usual size. CSS pixels */
const smallPage = 500;
/** Smallest share of the motor's limit that is drawn. */
const leastShare = 0.04;
/** Flicker of plumes: the largest loss of length as a fraction, and its rate (rad/s). */
const flicker = { share: 0.14, rate: 71 };
/** A picture of a plume, one unit long and wide, about its root: where it begins on its canvas, as a fraction of that, and its length and width as fractions of the canvas's. */
function pictureOf(origin, length, width) {
  const across = 0.5 / width;
  return {
    left: -origin / length,
    right: (1 - origin) / length,
    top: -across,
    bottom: across,
    u0: 0,
    v0: 1,
    u1: 1,
    v1: 0,
  };
}
const flame = pictureOf(0.25 / 1.6, 1 / 1.6, 1 / 3.2);
const jet = pictureOf(0.25 / 1.6, 1 / 1.6, 1 / 4);
/** The exhaust of a body: aft along the nose, by the thrust forward; and against the rest of its thrust where it is pushed any way. */
export function eachExhaust({ entity, art: { exhaust }, angle }, take) {
  if (!exhaust) return;
  const { thrust, command, limits } = entity;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const forward = thrust.x * cos + thrust.y * sin;
  const aside = thrust.y * cos - thrust.x * sin;
  const flying = command.kind === 'seek' || command.kind === 'follow-path';
  const most = limits.linearAcceleration;
  takeOne(forward / most, flying ? exhaustLength.pilot : 0, exhaust.tail, Math.PI, exhaust.width, take);
  if (exhaust.any === undefined) return;
  const along = Math.min(0, forward);
  const share = Math.sqrt(along * along + aside * aside) / most;
  takeOne(share, 0, exhaust.any, Math.atan2(-aside, -along), exhaust.width, take);
}
/** @param idle length without thrust. m @param root distance from the centre of mass. m */
function takeOne(share, idle, root, way, width, take) {
  const strength = clamp(share, 0, 1);
  const length = idle + Math.sqrt(strength) * (exhaustLength.full - idle);
  if (length <= shortest) return;
  take(root * Math.cos(way), root * Math.sin(way), way, length, width * (thin + (1 - thin) * strength));
}
/** The share of its motor that turns a body by jets, signed as the angular acceleration: -1 to 1; 0 for one that is turned otherwise. */
export function jetShare({ entity, art }) {
  if (!art.jets || !turnsByTorque(driveOf(entity))) return 0;
  const share = clamp(entity.turn.applied / entity.limits.angularAcceleration, -1, 1);
  return Math.abs(share) < leastShare ? 0 : share;
}
/**
 * The side jets of a body that turns clockwise (share above 0) or anticlockwise: a couple, one at its nose and one at its
 * tail. A jet pushes against the way it blows: at the nose it blows to the left, so that the nose goes right; at the tail
 * to the right. None without a share.
 */
export function eachJet({ art: { jets } }, share, size, take) {
  if (!jets || share === 0) return;
  const length = Math.abs(share) * size.length;
  const atTail = Math.sign(share);
  take(jets.nose.x, -atTail * jets.nose.y, (-atTail * Math.PI) / 2, length, size.width);
  take(jets.tail.x, atTail * jets.tail.y, (atTail * Math.PI) / 2, length, size.width);
}
export const plumeLayer = (surface) => {
  const exhausts = surface.strips('flame');
  const jets = surface.strips('jet');
  let burning = 1;
  let body;
  const into = (strips, picture) => (along, across, way, length, width) => {
    const { pageX, pageY, cos, sin, heading, scale, alpha } = body;
    const x = pageX + along * cos - across * sin;
    const y = pageY + along * sin + across * cos;
    const [long, wide] = [scale * length * burning, scale * width];
    const [toX, toY] = [Math.cos(heading + way), Math.sin(heading + way)];
    strips.box(picture, x, y, toX * long, toY * long, -toY * wide, toX * wide, white, alpha);
  };
  const [takeExhaust, takeJet] = [into(exhausts, flame), into(jets, jet)];
  return ({ viewport, bodies, clock }) => {
    const still = prefersReducedMotion();
    const size = Math.min(viewport.width, viewport.height) < smallPage ? jetSize.small : jetSize.large;
    let n = -1;
    for (body of bodies.values()) {
      n += 1;
      if (body.isSpeck || !body.mayBeSeen) continue;
      // Each body flickers at its own time.
      burning = still ? 1 : 1 - (flicker.share / 2) * (1 - Math.sin(clock * flicker.rate + n));
      eachExhaust(body, takeExhaust);
      eachJet(body, jetShare(body), size, takeJet);
    }
  };
};
/** Where the exhaust of a body at full thrust is on the page, as a line, which texts keep off if they can. CSS pixels */
export function exhaustLine({ art, pageX, pageY, cos, sin }) {
  const { tail = 0 } = art.exhaust ?? {};
  const at = (along) => ({ x: pageX - along * cos, y: pageY - along * sin });
  return [at(tail), at(art.exhaust ? tail + exhaustLength.full : 0)];
}
