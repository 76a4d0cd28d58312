// Fields of crates, walls, targets and objects of games, and of several objects together.

import { ActionButton } from '../../../app/ui/actions/action-button';
import { type App, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { FieldLine, Select } from '../../../app/ui/kit/select';
import { LawChooser } from '../../../app/ui/panel/law-chooser';
import { RowView } from '../../../app/ui/panel/row-views';
import { numberRow } from '../../../app/ui/panel/rows';
import { shapeOfThing, type ThingRef, withChanged, withShape } from '../../../lab/files/edit-scenario';
import type { ThingShape } from '../../../lab/files/field';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { crateDensity, type ObstacleSpec } from '../../../world/simulation/obstacle';
import { placeOf } from '../../../world/simulation/place';
import { type TargetMotionName, targetMotionKinds } from '../../../world/simulation/targets/motions';
import type { TargetMotion } from '../../../world/simulation/targets/moving-target';
import { buildOf } from '../state/current';
import { type PathSpot, placeOfSpot } from '../state/spots';
import { movingBy, startingAt, startOfTarget } from '../state/target-start';
import { BehaviourFields } from './behaviour-fields';
import { kindsFor } from './body-fields';
import { change, setKind } from './edits';
import { DrawerSection, NumberField } from './fields';
import { AngleField, PlaceFields, toHundredths } from './place-fields';

/** Least and largest side of a crate or wall. m */
const side = { least: 0.5, most: 500 };

const length = (to: number) => Math.min(side.most, Math.max(side.least, toHundredths(to)));

export function ObstacleFields({ at }: { readonly at: ThingRef<'obstacles'> }) {
  const app = useApp();
  const spec = app.session.scenario.obstacles?.[at.index];
  if (!spec) return null;
  const {
    kind,
    position,
    angle = 0,
    size: [width, height],
  } = spec;
  const set = (fields: Partial<ObstacleSpec>) => change(app, at, (thing) => ({ ...thing, ...fields }));
  const density = numberRow(crateDensity, {
    get: () => spec.density ?? crateDensity.initial,
    set: (to) =>
      app.session.rebuild((start) => withChanged(start, at, (thing) => ({ ...thing, density: to }))),
  });
  return (
    <>
      <DrawerSection title="Start">
        <div class="build-numbers">
          <PlaceFields at={position} put={(to) => set({ position: to })} />
          <AngleField label="turned by" angle={angle} turn={(to) => set({ angle: to })} />
        </div>
      </DrawerSection>
      <DrawerSection title="Size">
        <div class="build-numbers">
          <NumberField
            label={kind === 'wall' ? 'length' : 'width'}
            unit="m"
            step={0.5}
            value={width}
            take={(to) => set({ size: [length(to), height] })}
          />
          <NumberField
            label={kind === 'wall' ? 'thickness' : 'height'}
            unit="m"
            step={0.5}
            value={height}
            take={(to) => set({ size: [width, length(to)] })}
          />
        </div>
        {kind === 'crate' && <RowView row={density} />}
      </DrawerSection>
    </>
  );
}

/** The motions of targets, as options of a list. */
export const motions = Object.entries(targetMotionKinds).map(([value, { label }]) => ({
  value: value as TargetMotionName,
  label,
}));

/** Changes the kind of a target's motion. The target still starts at the same place. */
export function setMotion(app: App, at: ThingRef<'targets'>, kind: TargetMotionName): void {
  change(app, at, (thing) => movingBy(thing, { kind }));
}

export function TargetFields({ at }: { readonly at: ThingRef<'targets'> }) {
  const app = useApp();
  const spec = app.session.start.targets?.[at.index];
  if (!spec) return null;
  const { motion = { kind: 'still' } } = spec;
  const { help, tunables } = targetMotionKinds[motion.kind];
  const rows = tunables.map((row) =>
    numberRow(row, {
      get: () => Number(motion[row.key] ?? row.initial),
      set: (to) => {
        const moved: TargetMotion = { ...motion, [row.key]: to };
        app.session.rebuild((start) => withChanged(start, at, (thing) => movingBy(thing, moved)));
      },
    }),
  );
  return (
    <>
      <DrawerSection title="Start">
        <div class="build-numbers">
          <PlaceFields
            at={startOfTarget(spec)}
            put={(to) => change(app, at, (thing) => startingAt(thing, to))}
          />
        </div>
      </DrawerSection>
      <DrawerSection title="It moves">
        <Select
          label="How"
          options={motions}
          value={motion.kind}
          choose={(kind) => setMotion(app, at, kind)}
        />
        <p class="build-note">{help}</p>
        {rows.map((row) => (
          <RowView key={row.key} row={row} />
        ))}
      </DrawerSection>
    </>
  );
}

/** Input fields for place, direction and size of an object that a game adds */
export function ShapeFields({ at: ref }: { readonly at: ThingRef }) {
  const app = useApp();
  const { scenario, games } = app.session;
  const shape = shapeOfThing(scenario, ref, games);
  if (!shape) return null;
  const { at, angle, size } = shape;
  const set = (fields: Partial<ThingShape>) =>
    buildOf(app).change((start) => withShape(start, ref, (was) => ({ ...was, ...fields }), games));
  return (
    <>
      <DrawerSection title="Start">
        <div class="build-numbers">
          <PlaceFields at={at} put={(to) => set({ at: to })} />
          {angle !== null && <AngleField label="direction" angle={angle} turn={(to) => set({ angle: to })} />}
        </div>
      </DrawerSection>
      <DrawerSection title="Size">
        <div class="build-numbers">
          <NumberField
            label={angle === null ? 'radius' : 'width'}
            unit="m"
            step={0.5}
            value={size}
            take={(to) => set({ size: to })}
          />
        </div>
      </DrawerSection>
    </>
  );
}

export function SpotFields({ at }: { readonly at: PathSpot }) {
  const app = useApp();
  const features = useFeatures();
  const place = placeOfSpot(app.session, at);
  if (!place) return null;
  const actions = typeof at === 'number' ? features.at('path') : [];
  return (
    <>
      <DrawerSection title="Place">
        <div class="build-numbers">
          <PlaceFields at={placeOf(place)} put={(to) => buildOf(app).putSpot(to)} />
        </div>
      </DrawerSection>
      {actions.length > 0 && (
        <DrawerSection title="The path">
          <div class="build-doings">
            {actions.map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
          </div>
        </DrawerSection>
      )}
    </>
  );
}

/** Fields for several selected objects at once. */
export function SeveralFields({ refs }: { readonly refs: readonly ThingRef[] }) {
  const app = useApp();
  const { session } = app;
  const bodies = refs.flatMap(({ list, index }) => (list === 'entities' ? [{ list, index }] : []));
  const kinds = bodies.flatMap(({ index }) => session.entities[index]?.kind ?? []);
  const isOneKind = new Set(kinds).size === 1;
  const laws = new Set(kinds.map((kind) => kindOf({ kind }).controllers));
  if (bodies.length < refs.length || kinds.length === 0)
    return (
      <p class="build-note">
        These are of several kinds: they are moved, turned, copied and removed together.
      </p>
    );
  return (
    <>
      <Select
        label="Kind"
        options={kindsFor(kinds)}
        value={isOneKind ? kinds[0] : ''}
        choose={(kind) => setKind(app, bodies, kind)}
      />
      {laws.size === 1 && (
        <FieldLine label="Law">
          <LawChooser bodies={bodies.map(({ index }) => session.entities[index])} />
        </FieldLine>
      )}
      <DrawerSection title="What they do">
        <BehaviourFields refs={bodies} />
      </DrawerSection>
    </>
  );
}
