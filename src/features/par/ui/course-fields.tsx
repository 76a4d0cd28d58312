// What a scene that is built is played as: nothing, or a course of gates along its path, with the medals that were flown for.
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

/** The medals of a course that is built, or how far they are, where no fields are open. */
export function CourseNews() {
  const { par } = useApp().session.scenario;
  return par ? <Found /> : null;
}

/** What is told of the proof of the course, and its medals once they were flown for. */
function Found() {
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

/** The course: its gates, and what was found of it. */
function Course() {
  const app = useApp();
  return (
    <>
      <div class="build-doings">
        <button type="button" class="button" onClick={() => layGates(app)}>
          Gates along the path
        </button>
      </div>
      <Found />
    </>
  );
}
