// The fields of a body while a scene is built: what it is, where it starts, what it does, and its settings as Tune has them.

import { useApp } from '../../../app/ui/app';
import { FieldLine, Select } from '../../../app/ui/kit/select';
import { Fold } from '../../../app/ui/panel/fold';
import { LawChooser } from '../../../app/ui/panel/law-chooser';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import { printable } from '../../../lab/files/read-scenario';
import { type EntityName, entityKinds, isEntityName, kindOf } from '../../../world/simulation/entity-kinds';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { bodySections } from './build-sections';
import { DoingFields } from './doing-fields';
import { change, setKind } from './edits';
import { NumberField, Part, TextField } from './fields';
import { AngleField, kept, PlaceFields } from './place-fields';

/** Longest name of a body. characters */
const longestName = 60;

/** The kinds that a body may become: those of today, and its own. */
export function kindsFor(own: readonly EntityName[]): { value: EntityName; label: string }[] {
  return Object.keys(entityKinds)
    .filter(isEntityName)
    .filter((kind) => own.includes(kind) || kindOf({ kind }).rules === undefined)
    .map((value) => ({ value, label: kindOf({ kind: value }).label }));
}

/** A body with another name; an empty one is that of its kind. */
function named({ label: _, ...entity }: EntitySpec, given: string): EntitySpec {
  const label = printable(given).trim().slice(0, longestName);
  return label === '' || label === kindOf(entity).label ? entity : { ...entity, label };
}

export function BodyFields({ at }: { readonly at: ThingRef<'entities'> }) {
  const app = useApp();
  const { session } = app;
  const spec = session.start.entities[at.index];
  const body = session.entities[at.index];
  if (!spec || !body) return null;
  return (
    <>
      <FieldLine label="Name">
        <TextField
          label="Name"
          text={session.labelOf(body)}
          most={longestName}
          take={(text) => change(app, at, (entity) => named(entity, text))}
        />
      </FieldLine>
      <Select
        label="Kind"
        options={kindsFor([spec.kind])}
        value={spec.kind}
        choose={(kind) => setKind(app, [at], kind)}
      />
      <FieldLine label="Law">
        <LawChooser bodies={[body]} />
      </FieldLine>
      {!session.scenario.cards && <StartFields at={at} spec={spec} />}
      <div class="folded">
        {bodySections.map((section) => (
          <Fold key={section.title} section={section} />
        ))}
      </div>
    </>
  );
}

interface StartProps {
  readonly at: ThingRef<'entities'>;
  readonly spec: EntitySpec;
}

/** Fields for the start and command of a body. */
function StartFields({ at, spec }: StartProps) {
  const app = useApp();
  const { position = [0, 0], angle = 0, heldUntil = 0 } = spec;
  const set = (fields: Partial<EntitySpec>) => change(app, at, (entity) => ({ ...entity, ...fields }));
  const release = ({ heldUntil: _, ...entity }: EntitySpec): EntitySpec => entity;
  return (
    <>
      <Part title="Start">
        <div class="build-numbers">
          <PlaceFields at={position} put={(to) => set({ position: to })} />
          <AngleField label="heading" angle={angle} turn={(to) => set({ angle: to })} />
          <NumberField
            label="held until"
            unit="s"
            step={0.5}
            value={heldUntil}
            take={(to) => (to > 0 ? set({ heldUntil: kept(to) }) : change(app, at, release))}
          />
        </div>
      </Part>
      <Part title="What it does">
        <DoingFields refs={[at]} />
      </Part>
    </>
  );
}
