/** Degrees in radians. */
export function degrees(angleDeg) {
  return (angleDeg * Math.PI) / 180;
}
/** Seek distance of the untouched plan. m */
const plannedSeek = 2;
/** Names of the bodies where more than one flies the plan. */
const labels = ['strong motor', 'weak motor'];
/** The untouched plan: straight through the centres of the gates, and on. */
export function planOf({ gates, runOut }) {
  return [...gates.map(({ at }) => at), ...(runOut ? [runOut] : [])];
}
/** The corners of the rectangle around walls. m */
function boxOf(walls) {
  const reach = (axis, sign) =>
    sign * Math.max(...walls.map(({ position, size }) => sign * position[axis] + size[axis] / 2));
  return [
    [reach(0, -1), reach(1, -1)],
    [reach(0, 1), reach(1, 1)],
  ];
}
/** A course as a scenario. @param flight how it is flown; the untouched plan when left out */
export function scenarioOf(course, flight) {
  const { id, name, hint, start, angle, limits, weather, walls, gates, medals } = course;
  const controller = flight?.controller;
  const entities = limits.map((own, n) => ({
    kind: 'missile',
    ...(limits.length > 1 && { label: labels[n] }),
    position: start,
    angle,
    ...(controller && { controller }),
    limits: own,
    seekDistance: flight?.seekDistance ?? plannedSeek,
    command: { kind: 'follow-path', waypoints: flight?.waypoints ?? planOf(course) },
  }));
  return {
    version: 1,
    name: 'Par',
    question: 'How near to perfect can you fly this?',
    hint,
    description:
      'Fly through the gates in their order, on a line that you draw. Nine courses and one of the day, each with bronze, silver, gold and ace; ghosts fly your best run and the next medal.',
    seconds: 45,
    ...weather,
    ...(walls && {
      obstacles: walls.map((wall) => ({ kind: 'wall', ...wall })),
      view: boxOf(walls),
    }),
    entities,
    par: { course: id, name, gates, ...(medals && { medals }) },
  };
}
