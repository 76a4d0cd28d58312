// The guidance laws by their names in scenario files, with their settings as rows.
import { quoted } from '../../../laws/control/refuse';
import { refuseUnknown, type Tunable } from '../../../laws/control/tunable';
import { AugmentedNavigation } from './guidance-augmented';
import { aimAtTarget, type FarGuidanceLaw, type Guidance, HeldWhenClose } from './guidance-law';
import { Lead } from './guidance-lead';
import { navigationTunables, ProportionalNavigation } from './guidance-navigation';

export type { Aim, Engagement, Guidance } from './guidance-law';

/** A kind of guidance with its settings, as rows. */
export interface GuidanceKind {
  /** Name shown to people. */
  readonly label: string;
  /** Short name, for places with little room. */
  readonly shortLabel: string;
  /** Desired heading of the law, in a few words. */
  readonly inWords: string;
  /** One or two sentences: what the law does. */
  readonly help: string;
  /** Source of the law. */
  readonly source: string;
  /** Whether the law guides a flight, and so cannot guide a body that only turns. */
  readonly needsFlight: boolean;
  readonly tunables: readonly Tunable[];
  /** Makes a guidance law. Throws RangeError when a setting is not a number, out of range or unknown. */
  create(settings: GuidanceSettings): Guidance;
}

/** Settings by key. Left out means the default. */
export type GuidanceSettings = Readonly<Record<string, unknown>>;

/** Makes a kind of guidance that refuses settings without a row, and whose law holds its heading near the target. */
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

/** Pure pursuit: straight at the target. ψ = λ. */
const atTarget: FarGuidanceLaw = {
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
} satisfies Record<string, GuidanceKind>;

/** Name of a kind of guidance in scenario files. */
export type GuidanceName = keyof typeof guidanceKinds;

/** Guidance as a scenario file gives it: its kind and settings. */
export type GuidanceSpec = {
  readonly kind: GuidanceName;
  /** N of proportional navigation, augmented or not. */
  readonly navigationConstant?: number;
};

/** The default guidance: straight at the target. */
export const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** Returns whether a value is the name of a kind of guidance. */
export function isGuidanceName(kind: unknown): kind is GuidanceName {
  return typeof kind === 'string' && Object.hasOwn(guidanceKinds, kind);
}

/** Makes the guidance that a spec describes. Throws RangeError for an unknown kind or setting, or a value out of range. */
export function createGuidance({ kind, ...settings }: GuidanceSpec): Guidance {
  if (isGuidanceName(kind)) return guidanceKinds[kind].create(settings);
  const names = Object.keys(guidanceKinds).join(', ');
  throw new RangeError(`kind: must be one of ${names}, got ${quoted(kind)}`);
}
