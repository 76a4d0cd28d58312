const begun = new WeakSet();
/** Begins a run. */
export function begin(session, scenario, title = session.title) {
  // A copy: who chooses the same scenario again from elsewhere sees the title.
  const own = { ...scenario };
  begun.add(own);
  session.load(own, title);
  session.playback.tempo = 1;
  if (session.playback.paused) session.playback.paused = false;
}
/** Whether a run goes on at once. */
export function isBegun(scenario) {
  return begun.has(scenario);
}
