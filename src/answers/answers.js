/** The names of all answers, as files have them. */
export const answerNames = [
  'swing-width',
  'steps-held',
  'waypoints-skipped',
  'turned-until-catch',
  'turned-in-pairs',
  'turning-circle',
  'hit-lead',
  'way-back',
  'own-limits',
];
/** What finds them; null until it is there. */
let makers = null;
/** Takes what finds the answers: simulations that are made from now on have theirs. */
export function provideAnswers(all) {
  makers = all;
}
/** Most bodies that one may guess between. */
const mostChoices = 4;
/** The system that finds the answer of a simulation's scene; null where the scene names none. */
export function answerSystem(simulation) {
  const { answer } = simulation.scenario;
  return (answer !== undefined && makers?.[answer]?.(simulation)) || null;
}
/** What watches a simulation for its answer; null for none. */
export function answerMeterOf({ systems }) {
  return systems.find((system) => 'answer' in system) ?? null;
}
/** What the run has shown so far; null while it has not shown enough, and where the scene names no answer. */
export function answerOf(simulation) {
  return answerMeterOf(simulation)?.answer ?? null;
}
/** What can be guessed in a scene; empty for nothing. @param nameOf what a body is called */
export function choicesOf(simulation, nameOf) {
  const meter = answerMeterOf(simulation);
  if (!meter) return [];
  if (meter.choices) return meter.choices;
  const { entities } = simulation;
  if (entities.length < 2 || entities.length > mostChoices) return [];
  return entities.map((entity) => ({ label: nameOf(entity), bodies: [entity] }));
}
