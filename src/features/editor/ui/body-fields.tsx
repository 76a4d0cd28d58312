// The fields of a body in the editor: kind, start, command, and its settings.

import { useApp } from '../../../app/ui/app';
import { FieldLine, Select } from '../../../app/ui/kit/select';
import { Fold } from '../../../app/ui/panel/fold';
import { LawChooser } from '../../../app/ui/panel/law-chooser';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import { printable } from '../../../lab/files/read-scenario';
import { type EntityName, entityKinds, isEntityName, kindOf } from '../../../world/simulation/entity-kinds';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { BehaviourFields } from './behaviour-fields';
import { bodySections } from './build-sections';
import { change, setKind } from './edits';
import { DrawerSection, NumberField, TextField } from './fields';
import { AngleField, PlaceFields, toHundredths } from './place-fields';

/** Largest number of characters of a body's name. */
export const longestBodyName = 60;

/**
 * Returns the kinds of body that the editor offers. A kind with special rules is offered only if a selected body is of
 * that kind.
 * @param own kinds of the selected bodies
 */
export function kindsFor(own: readonly EntityName[]): { value: EntityName; label: string }[] {
  return Object.keys(entityKinds)
    .filter(isEntityName)
    .filter((kind) => own.includes(kind) || kindOf({ kind }).rules === undefined)
    .map((value) => ({ value, label: kindOf({ kind: value }).label }));
}

/**
 * Returns a copy of a body with another name.
 * @param given new name; empty to name the body by its kind, such as "Missile"
 */
export function withName({ label: _, ...entity }: EntitySpec, given: string): EntitySpec {
  const label = printable(given).trim().slice(0, longestBodyName);
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
          most={longestBodyName}
          take={(text) => change(app, at, (entity) => withName(entity, text))}
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

/** Input fields for a body's start and for its command, such as to follow a path. */
function StartFields({ at, spec }: StartProps) {
  const app = useApp();
  const { position = [0, 0], angle = 0, heldUntil = 0 } = spec;
  const set = (fields: Partial<EntitySpec>) => change(app, at, (entity) => ({ ...entity, ...fields }));
  const release = ({ heldUntil: _, ...entity }: EntitySpec): EntitySpec => entity;
  return (
    <>
      <DrawerSection title="Start">
        <div class="build-numbers">
          <PlaceFields at={position} put={(to) => set({ position: to })} />
          <AngleField label="heading" angle={angle} turn={(to) => set({ angle: to })} />
          <NumberField
            label="held until"
            unit="s"
            step={0.5}
            value={heldUntil}
            take={(to) => (to > 0 ? set({ heldUntil: toHundredths(to) }) : change(app, at, release))}
          />
        </div>
      </DrawerSection>
      <DrawerSection title="What it does">
        <BehaviourFields refs={[at]} />
      </DrawerSection>
    </>
  );
}
