// What is measured up to now, body by body: bars at the lower left, or a tally over the field that two share a bar for.
import './standings.css';
import type { Standings as Measured, Standing } from '../../answers/answer';
import { answerMeterOf } from '../../answers/answers';
import type { Session } from '../../session/session';
import { colourOf, guidedArtOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { useApp } from '../app';
import { BodyIcon } from '../kit/body-icon';
import { useFrames } from '../kit/frames';
import { Sentence } from './sentence';

/** How often it looks. Hz */
const lookRate = 10;

/** Room that is left beside the longest bar, as a factor. */
const headroom = 1.08;

/** Whether the sentence of the answer stands over the tally, and nowhere else. */
export function isOverTally({ simulation }: Session): boolean {
  return answerMeterOf(simulation)?.standings?.as === 'tally';
}

export function Standings() {
  const { session } = useApp();
  const standings = () => answerMeterOf(session.simulation)?.standings;
  const seen = ({ about, rows }: Measured) =>
    JSON.stringify([about, rows.map(({ text, value, note }) => [text, value, note])]);
  useFrames(lookRate, () => {
    const now = standings();
    return now ? seen(now) : '';
  });
  const now = standings();
  if (!now || now.rows.length === 0) return null;
  return (
    <section class="standings" data-as={now.as} aria-label={now.about}>
      {now.as === 'bars' ? <Bars {...now} /> : <Tally {...now} />}
    </section>
  );
}

function Bars({ about, rows, least }: Measured) {
  const { session } = useApp();
  const longest = headroom * Math.max(least, ...rows.map(({ value }) => value));
  return (
    <>
      <p class="about">{about}</p>
      {rows.map(({ of, name, group, value, text, note, isBest }, n) => {
        const colour = colourOf(session, of);
        return (
          <div key={n} class="standing" data-best={isBest}>
            {group !== undefined && group !== rows[n - 1]?.group && <p class="about">{group}</p>}
            <p class="row">
              <BodyIcon art={guidedArtOf(of)} colour={colour} />
              <strong style={{ color: css(colour) }}>{name}</strong>
              <em>{note}</em>
              <b>{text}</b>
            </p>
            <div class="track">
              <i style={{ width: `${(100 * value) / longest}%`, background: css(colour) }} />
            </div>
          </div>
        );
      })}
    </>
  );
}

function Tally({ about, rows }: Measured) {
  const { session } = useApp();
  const figure = ({ of, text, name }: Standing) => (
    <b style={{ color: css(colourOf(session, of)) }} title={name}>
      {text}
    </b>
  );
  const [left, right] = rows;
  const { answer } = session;
  if (!right) return null;
  return (
    <>
      <p class="found">{answer && <Sentence phrases={answer.phrases} />}</p>
      {figure(left)}
      <div class="shared">
        {rows.map(({ of, value }, n) => (
          <i key={n} style={{ flexGrow: Math.max(value, 0.01), background: css(colourOf(session, of)) }} />
        ))}
      </div>
      {figure(right)}
      <p class="about">{about}</p>
    </>
  );
}
