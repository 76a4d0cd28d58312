// The guidance laws by their names in scenario files, with their settings as rows.
import { refuseUnknown, shown } from '../../control/tunable';
import { AugmentedNavigation } from './guidance-augmented';
import { aimAtTarget, HeldWhenClose } from './guidance-law';
import { Lead } from './guidance-lead';
import { navigationTunables, ProportionalNavigation } from './guidance-navigation';

/** A kind that refuses settings without a row, and whose law holds its heading near the target. */
function kindOf(about, make) {
  return {
    ...about,
    create(settings) {
      refuseUnknown(about.tunables, settings);
      return new HeldWhenClose(make(settings));
    },
  };
}
/** Pure pursuit: straight at the target. ψ = λ. */
const atTarget = {
  aim: (engagement, lineOfSight, aim) => aimAtTarget(engagement, lineOfSight, false, aim),
  reset() {},
};
/** Every guidance law. */
export const guidanceKinds = {
  pursuit: kindOf(
    {
      label: 'Pursuit: at the target',
      shortLabel: 'pursuit',
      inWords: 'straight at the target',
      help: 'Points at where the target is. Behind one that crosses, it ends in a tail chase.',
      source: 'Shneydor, “Missile Guidance and Pursuit”, ch. 3',
      needsFlight: false,
      tunables: [],
    },
    () => atTarget,
  ),
  lead: kindOf(
    {
      label: 'Lead: where they meet',
      shortLabel: 'lead',
      inWords: 'where they meet',
      help: 'Points at where both meet if nothing changes. Without such a place it points at the target.',
      source: 'Shneydor, “Missile Guidance and Pursuit”, ch. 4',
      needsFlight: false,
      tunables: [],
    },
    () => new Lead(),
  ),
  'proportional-navigation': kindOf(
    {
      label: 'Proportional navigation',
      shortLabel: 'PN',
      inWords: 'proportional navigation',
      help: 'Turns N times as fast as the line of sight. With the target behind, it points at the target first.',
      source: 'Zarchan, “Tactical and Strategic Missile Guidance”, ch. 2',
      needsFlight: true,
      tunables: navigationTunables,
    },
    (settings) => new ProportionalNavigation(settings),
  ),
  'augmented-navigation': kindOf(
    {
      label: 'Augmented proportional navigation',
      shortLabel: 'APN',
      inWords: 'navigation told of the turn',
      help: 'Proportional navigation that also reckons with the target’s own turning, by how its velocity changes.',
      source: 'Zarchan, “Tactical and Strategic Missile Guidance”, ch. 8',
      needsFlight: true,
      tunables: navigationTunables,
    },
    (settings) => new AugmentedNavigation(settings),
  ),
};
/** The default guidance: straight at the target. */
export const pursuit = { kind: 'pursuit' };
/** Whether this is the name of a kind of guidance. */
export function isGuidanceName(kind) {
  return typeof kind === 'string' && Object.hasOwn(guidanceKinds, kind);
}
/** Makes the guidance a spec describes. Throws RangeError for an unknown kind or setting, or a value out of range. */
export function createGuidance({ kind, ...settings }) {
  if (isGuidanceName(kind)) return guidanceKinds[kind].create(settings);
  const names = Object.keys(guidanceKinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${shown(kind)}`);
}
