// Panel of the editor that turns a scene into a course of gates along its path, and shows its medals.
import { attempt, useApp } from '../../../app/ui/app';
import { Select } from '../../../app/ui/kit/select';
import { capital } from '../../../laws/exact/figures';
import { medalTimes } from '../rules/medals';
import { courseSpec } from '../spec';
import { timeText } from '../text';
import { wordsOfProof } from './course-proof';
import { layGates } from './lay-gates';

const options = [
  { value: 'nothing', label: 'nothing' },
  { value: 'course', label: 'course of gates' },
] as const;

export function CourseFields() {
  const app = useApp();
  const { scenario, game } = app.session;
  const { par } = scenario;
  if (game && !par) return null;
  const choose = (as: (typeof options)[number]['value']) => {
    if (as === 'course') layGates(app);
    else attempt(app, () => app.session.changeStart(({ par: _, ...start }) => start));
  };
  return (
    <>
      <Select label="Played as" options={options} value={par ? 'course' : 'nothing'} choose={choose} />
      {par && <Course />}
    </>
  );
}

export function CourseNews() {
  const { par } = useApp().session.scenario;
  return par ? <MedalNews /> : null;
}

function MedalNews() {
  const { session } = useApp();
  const { par } = session.scenario;
  return (
    <>
      <p class="build-note">{wordsOfProof(session.start)}</p>
      <ul class="build-medals">
        {medalTimes(par ? courseSpec(par).medals : null).map(({ name, time }) => (
          <li key={name}>
            <i class={`medal ${name}`} aria-hidden="true" /> <span>{capital(name)}</span> {timeText(time)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Course() {
  const app = useApp();
  return (
    <>
      <div class="build-doings">
        <button type="button" class="button" onClick={() => layGates(app)}>
          Gates along the path
        </button>
      </div>
      <MedalNews />
    </>
  );
}
