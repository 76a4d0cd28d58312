/**
 * Puts a body somewhere and keeps the whole turns of its angle. planck's `setTransform` and `createBody` take the angle
 * through atan2 and lose them.
 * @param angle rad, not bounded
 */
export function setPose(body, position, angle) {
  body.setTransform(position, angle);
  if (!isSwept(body)) return;
  body.m_sweep.a = angle;
  body.m_sweep.a0 = angle;
}
/** planck's types leave out the fields of a body; a test holds `setPose` to what it says. */
function isSwept(body) {
  return 'm_sweep' in body;
}
