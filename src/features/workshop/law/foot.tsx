// Foot of the drawer for laws: sliders of a law's gains, texts to start from, the score card, and further actions.

import type { ComponentChildren } from 'preact';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { errorMessageOf, inFocus, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { Chooser } from '../../../app/ui/kit/chooser';
import { formatSetting } from '../../../app/ui/kit/formats';
import { type Draft, drafts } from '../../../app/ui/progress/drafts';
import { type ControllerSpec, controllerKinds } from '../../../laws/control/controllers';
import { type OwnProgram, programOf, withGains } from '../../../laws/language';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { canJudgeFocused, canTuneFocused } from '../subject';
import { type TextFieldRef, writeAll } from './field';
import type { Writing } from './writing';

interface FootProps {
  readonly field: TextFieldRef;
  readonly writing: Writing;
  readonly law: ControllerSpec;
  /** Button that opens the next challenge. Null until the player's law fulfils the present challenge. */
  readonly next: ComponentChildren;
}

export function Foot({ field, writing, law, next }: FootProps) {
  const app = useApp();
  const features = useFeatures();
  const program = writing.error ? null : programOf(writing.text);
  return (
    <footer class="law-foot">
      {program && program.gains.length > 0 && <Gains field={field} program={program} law={law} />}
      <div class="law-actions">
        {next}
        {canJudgeFocused(app) && (
          <ActionButton action={features.action('score-card')} {...(!next && { more: 'on' })} />
        )}
        {canTuneFocused(app) && <ActionButton action={features.action('tune-for-me')} />}
        <ActionButton action={features.action('code')} />
        <StartFrom field={field} writing={writing} />
      </div>
    </footer>
  );
}

function Gains({
  field,
  program: { gains, text },
  law,
}: Pick<FootProps, 'field' | 'law'> & { readonly program: OwnProgram }) {
  const app = useApp();
  const set = gains.filter(({ key, initial }) => (law[key] ?? initial) !== initial);
  const words = set.map((row) => `${row.key} is ${formatSetting(row, Number(law[row.key]))}`);
  const writeThem = () => {
    const written = withGains(text, law);
    const why = errorMessageOf(() => programOf(written));
    if (why !== null) app.notify(`The text cannot take them: ${why}.`, 'error');
    else writeAll(field.current!, written);
  };
  return (
    <p class="law-gains">
      {set.length > 0 ? `Set by sliders: ${words.join(', ')}. ` : ''}
      <button type="button" class="button text" onClick={() => app.drawers.set('tune', true)}>
        Sliders in Tune
      </button>
      {set.length > 0 && (
        <button type="button" class="button text" onClick={writeThem}>
          Write them into the text
        </button>
      )}
    </p>
  );
}

/** First option of the list of law texts. It only shows the title of the list. */
const first = { value: '', label: 'Start from …' };

/** List of built-in laws and earlier drafts that can replace the law's text. */
function StartFrom({ field, writing }: Pick<FootProps, 'field' | 'writing'>) {
  const app = useApp();
  const features = useFeatures();
  const own = drafts.all.filter(({ text }) => text !== writing.text);
  const options = [
    first,
    ...Object.entries(controllerKinds).map(([kind, { label }]) => ({ value: `law ${kind}`, label })),
    ...own.map((draft) => ({ value: `draft ${draft.id}`, label: nameOf(draft) })),
  ];
  const take = (text: string, name: string) => {
    // The drawer may have been closed while the text was loading.
    if (!field.current) return;
    const before = titleOf(field.current.value);
    writeAll(field.current, text);
    app.offerUndo(`${name} replaced your text “${before}”`);
  };
  const choose = (value: string) => {
    const [what, which] = value.split(' ');
    const draft = own.find(({ id }) => what === 'draft' && String(id) === which);
    if (draft) take(draft.text, `“${titleOf(draft.text)}”`);
    if (what !== 'law') return;
    const { controlledVariable } = kindOf(inFocus(app));
    const wrap = controlledVariable === 'heading' ? 'angle' : 'none';
    void features.serviceFor(app, 'startingText').then((startingText) => {
      if (!startingText) return;
      const text = startingText({ kind: which }, wrap);
      drafts.takeOver(text);
      take(text, controllerKinds[which as keyof typeof controllerKinds].label);
    });
  };
  return <Chooser aria-label="Start from" options={options} value="" choose={choose} />;
}

/** Returns the label of a draft: its first words, and the scene in which it was written. */
const nameOf = ({ text, scene }: Draft): string => `My “${titleOf(text)}”, ${scene}`;

/** Returns the first words of a draft. */
function titleOf(text: string): string {
  const [line = ''] = text.split('\n').filter((each) => each.trim() !== '');
  return line.replace(/^[/*\s]+/, '').slice(0, 40) || 'empty';
}
