// Fields of the scene, shown in the drawer while nothing is selected.

import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import { FeatureParts } from '../../../app/ui/features';
import { formatCount } from '../../../app/ui/kit/formats';
import { FieldLine } from '../../../app/ui/kit/select';
import { Fold } from '../../../app/ui/panel/fold';
import { longestLink, sceneLink } from '../../../app/ui/sharing/share';
import type { Scenario } from '../../../world/simulation/scenario';
import { buildOf } from '../state/current';
import { AnswerFields } from './answer-fields';
import { sceneSections } from './build-sections';
import { DrawerSection, TextField } from './fields';
import { LargeControl } from './large-control';
import { isOwnQuestion, type SceneText, texts, withText } from './scene-texts';

export function SceneFields() {
  const app = useApp();
  const { scenario, game } = app.session;
  return (
    <>
      {(['name', 'question'] as const).map((field) => (
        <SceneTextField key={field} field={field} />
      ))}
      {!game && <AnswerFields />}
      <SceneTextField field="hint" />
      {!scenario.cards && (
        <>
          {!game && (
            <FieldLine label="Control">
              <LargeControl />
            </FieldLine>
          )}
          <FeatureParts place="building played" />
          <Frame />
        </>
      )}
      <div class="folded">
        {sceneSections.map((section) => (
          <Fold key={section.title} section={section} />
        ))}
      </div>
      <LinkLength />
    </>
  );
}

function SceneTextField({ field }: { readonly field: SceneText }) {
  const app = useApp();
  const { scenario } = app.session;
  const { label, most } = texts[field];
  const isOwn = isOwnQuestion(scenario, app.scenarios);
  return (
    <FieldLine label={label}>
      <TextField
        label={label}
        text={scenario[field] ?? ''}
        most={most}
        placeholder="none"
        take={(text) => buildOf(app).change((start) => withText(start, field, text, isOwn))}
      />
    </FieldLine>
  );
}

/** Rounds the point (x, y) of the world to half metres. Used for the corners of the scene's view. m */
const corner = (x: number, y: number) => [Math.round(2 * x) / 2 + 0, Math.round(2 * y) / 2 + 0] as const;

/** Fields that choose the part of the world that the scene shows when opened */
function Frame() {
  const app = useApp();
  const { session, viewport } = app;
  const asNow = (start: Scenario): Scenario => {
    const { left, top, right, bottom } = viewport.bounds;
    return { ...start, view: [corner(left, top), corner(right, bottom)] };
  };
  const ofAll = ({ view: _, ...start }: Scenario): Scenario => start;
  const isSet = session.scenario.view !== undefined;
  return (
    <DrawerSection title="What is shown">
      <div class="build-doings" role="group" aria-label="What is shown">
        <button type="button" class="button" aria-pressed={!isSet} onClick={() => buildOf(app).change(ofAll)}>
          All of it
        </button>
        <button type="button" class="button" aria-pressed={isSet} onClick={() => buildOf(app).change(asNow)}>
          As the picture lies now
        </button>
      </div>
    </DrawerSection>
  );
}

function LinkLength() {
  const app = useApp();
  const [length, setLength] = useState<number | null>(null);
  const text = JSON.stringify(app.session.start);
  useEffect(() => {
    let isPast = false;
    sceneLink(app).then(
      ({ link }) => !isPast && setLength(link.length),
      () => {},
    );
    return () => {
      isPast = true;
    };
  }, [text]);
  if (length === null) return null;
  return (
    <p class="build-note">
      {length <= longestLink
        ? `Its link has ${formatCount(length)} of ${formatCount(longestLink)} characters.`
        : `Its link would have ${formatCount(length)} characters, more than ${formatCount(longestLink)}: Copy link saves a file.`}
    </p>
  );
}
