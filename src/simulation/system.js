/** Whether time waits for a person in a simulation. */
export function isTimePaused(systems) {
  return systems.some(({ pausesTime }) => pausesTime);
}
/** What systems point out about a body now; null when none of them looks at it. */
export function remarksOn(systems, entity) {
  const all = systems.flatMap((system) => {
    const remarks = system.remarks?.(entity) ?? null;
    return remarks ? [remarks] : [];
  });
  return all.length > 0 ? all.flat() : null;
}
