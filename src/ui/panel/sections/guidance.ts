// The section of guidance: where the body in focus points while it follows its target.
import { type GuidanceKind, type GuidanceName, guidanceKinds } from '../../../entities/guidance/guidance';
import { type EntityName, kindOf } from '../../../simulation/entity-kinds';
import { type App, inFocus } from '../../app';
import { numberRow, type Row } from '../rows/row';
import { choiceRow, editFocused, type Section, switchRow } from './section';

const kinds: Readonly<Record<GuidanceName, GuidanceKind>> = guidanceKinds;

/** The guidance laws for an entity kind: none if it cannot be guided, and none that needs flight if it does not travel. */
export function lawsFor(kind: EntityName): GuidanceName[] {
  const { guided, travels } = kindOf({ kind });
  if (!guided) return [];
  const laws = Object.keys(kinds) as GuidanceName[];
  return laws.filter((law) => travels || !kinds[law].needsFlight);
}

function rows(app: App): Row[] {
  const body = () => inFocus(app);
  const laws = lawsFor(body().kind);
  if (laws.length === 0) return [];
  const { help, source, tunables } = kinds[body().guidance.kind];
  const options = laws.map((value) => ({ value, label: kinds[value].label }));
  const law = choiceRow(
    { key: 'guidance', label: 'It points', options, help: `${help} ${source}.` },
    {
      get: () => body().guidance.kind,
      set: (kind) => editFocused(app, (_, body) => body.guide({ kind: kind as GuidanceName })),
    },
  );
  const settings = tunables.map((row) =>
    numberRow(row, {
      get: () => Number((body().guidance as Readonly<Record<string, unknown>>)[row.key] ?? row.initial),
      set: (value) => editFocused(app, (_, body) => body.guide({ ...body.guidance, [row.key]: value })),
    }),
  );
  return [law, ...settings, ...(kindOf(body()).throttled ? [easing(app)] : [])];
}

function easing(app: App): Row {
  const help =
    'A missile that flew past slows down until it can turn back to its target. Off: it keeps its speed, and may circle for ever.';
  return switchRow('Ease throttle after a miss', '', help, {
    get: () => inFocus(app).easesThrottle,
    set: (on) =>
      editFocused(app, (_, body) => {
        body.easesThrottle = on;
      }),
  });
}

export const guidance: Section = {
  title: 'Guidance',
  rows,
  inWords: (app) => kinds[inFocus(app).guidance.kind].inWords,
};
