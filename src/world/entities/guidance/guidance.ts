// The guidance laws by their names in scenario files, with their settings as rows.
import { quoted } from '../../../laws/control/refuse';
import { refuseUnknown, type Tunable } from '../../../laws/control/tunable';
import { AugmentedNavigation } from './guidance-augmented';
import { aimAtTarget, type FarGuidanceLaw, type Guidance, HeldWhenClose } from './guidance-law';
import { Lead } from './guidance-lead';
import { navigationTunables, ProportionalNavigation } from './guidance-navigation';

export type { Aim, Engagement, Guidance } from './guidance-law';

/** A kind of guidance law, with descriptions of its settings. */
export interface GuidanceKind {
  /** Full name of the guidance law, which the page shows. */
  readonly label: string;
  /** Short name of the law, for places with little room. */
  readonly shortLabel: string;
  /** Direction in which the law points a body, in a few words. */
  readonly inWords: string;
  /** Explanation of the law, in one or two sentences. */
  readonly help: string;
  /** Publication that describes the law. */
  readonly source: string;
  /** True if the law guides a flight, so that it cannot guide a body that only turns. */
  readonly needsFlight: boolean;
  readonly tunables: readonly Tunable[];
  /** Makes a guidance law. Throws RangeError if a setting is not a number, out of its range or unknown. */
  create(settings: GuidanceSettings): Guidance;
}

/** Settings of a guidance law by key. Missing settings have their defaults. */
export type GuidanceSettings = Readonly<Record<string, unknown>>;

/**
 * Returns a kind of guidance law: the fields of `about`, and a function `create` that makes a law of this kind.
 * @param make makes the law. All settings that `make` gets have known names; their values are unchecked
 */
function kindOf(
  about: Omit<GuidanceKind, 'create'>,
  make: (settings: GuidanceSettings) => FarGuidanceLaw,
): GuidanceKind {
  return {
    ...about,
    create(settings) {
      refuseUnknown(about.tunables, settings);
      return new HeldWhenClose(make(settings));
    },
  };
}

/** Pure pursuit: the desired heading points straight at the target. */
const atTarget: FarGuidanceLaw = {
  aim: (engagement, lineOfSight, aim) => aimAtTarget(engagement, lineOfSight, false, aim),
  reset() {},
};

/** All kinds of guidance, by name. */
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
} satisfies Record<string, GuidanceKind>;

/** Name of a kind of guidance in scenario files. */
export type GuidanceName = keyof typeof guidanceKinds;

/** Guidance law in a scenario file: its kind and settings. */
export type GuidanceSpec = {
  readonly kind: GuidanceName;
  /** Navigation constant N of proportional navigation, pure or augmented. */
  readonly navigationConstant?: number;
};

/** The default guidance: straight at the target. */
export const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** Returns whether a value is the name of a kind of guidance. */
export function isGuidanceName(kind: unknown): kind is GuidanceName {
  return typeof kind === 'string' && Object.hasOwn(guidanceKinds, kind);
}

/** Makes the guidance that a spec describes. Throws RangeError if the spec is invalid. */
export function createGuidance({ kind, ...settings }: GuidanceSpec): Guidance {
  if (isGuidanceName(kind)) return guidanceKinds[kind].create(settings);
  const names = Object.keys(guidanceKinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${quoted(kind)}`);
}
