// What a scene that is built is played as: nothing, or a course of gates along its path, with the medals that were flown for.
import { useApp } from '../../../ui/app';
import { Pick } from '../../../ui/build/fields';
import { buildOf } from '../../../ui/build/state';
import { medalTimes } from '../rules/medals';
import { courseSpec } from '../spec';
import { capital, timeText } from '../text';
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
    else buildOf(app).change(({ par: _, ...start }) => start);
  };
  return (
    <>
      <Pick label="Played as" options={options} value={par ? 'course' : 'nothing'} choose={choose} />
      {par && <Course />}
    </>
  );
}

/** The course: its gates, and its medals once they were flown for. */
function Course() {
  const app = useApp();
  const { par } = app.session.scenario;
  const medals = par ? courseSpec(par).medals : null;
  return (
    <>
      <div class="build-doings">
        <button type="button" class="button" onClick={() => layGates(app)}>
          Gates along the path
        </button>
      </div>
      <p class="build-note">{wordsOfProof(app.session.start)}</p>
      <ul class="build-medals">
        {medalTimes(medals).map(({ name, time }) => (
          <li key={name}>
            <i class={`medal ${name}`} aria-hidden="true" /> {capital(name)} {timeText(time)}
          </li>
        ))}
      </ul>
    </>
  );
}
