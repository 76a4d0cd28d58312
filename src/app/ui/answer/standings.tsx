// The values that a scene measures for each of its bodies: bars at the lower left, or a tally over
// the field for two sides.
import { steps } from '../../view/steps';
import './standings.css';
import { useEffect, useState } from 'preact/hooks';
import type { MeasuredRows as Measured, MeasuredRow } from '../../../lab/answers/answer';
import { answerMeterOf } from '../../../lab/answers/answers';
import { courseOf, type SceneExtent } from '../../../lab/files/extent';
import type { Scenario } from '../../../world/simulation/scenario';
import { colourOf, guidedArtOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { useApp } from '../app';
import { BodyIcon } from '../kit/body-icon';
import { useFrames } from '../kit/frames';

/** Rate at which the page checks whether the bodies' measured values have changed. Hz */
const lookRate = 10;

/** Length of each bar's background, relative to the longest bar. The bars show the bodies' measured values. */
const headroom = 1.08;

/** Media query for small screens and tablets, which show the measured values of one group of bodies at a time. */
const small = matchMedia(`${steps.phone}, ${steps.tablet}, ${steps.low}`);

/** Media query for phones with large text, which show the measured values of all bodies together. */
const largeText = matchMedia(steps['large-text']);

export function Standings() {
  const { session, drawers } = useApp();
  const standings = () => answerMeterOf(session.simulation)?.standings;
  useFrames(lookRate, () => {
    const { about, rows = [] } = standings() ?? {};
    const shown = rows.flatMap(({ text, value, note }) => [text, value, note]);
    return [about, small.matches, largeText.matches, drawers.isOpen('measure'), ...shown];
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
  const { session, view, viewport, drawers } = useApp();
  const { scenario } = session;
  const isWaiting = session.round.state === 'waiting';
  const [chosen, choose] = useState(0);
  const groups = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  // Above Measure there is no height for two groups.
  const isLow = small.matches || drawers.isOpen('measure');
  const isOneByOne = groups.length > 1 && isLow && !largeText.matches;
  const shown = isOneByOne ? rows.filter(({ group }) => group === groups[chosen]) : rows;
  const longest = headroom * Math.max(least, ...rows.map(({ value }) => value));
  useEffect(() => {
    if (!isOneByOne) return;
    const places = shown.map(({ of }) => session.entities.indexOf(of));
    // The scene has changed; these bars belong to the one before.
    if (places.includes(-1)) return;
    viewport.setHome(courseOfSome(scenario, places));
    view.set('alone', places);
    return () => {
      viewport.setHome(courseOf(session.scenario, session.games));
      view.set('alone', null);
    };
  }, [scenario, isOneByOne, chosen]);
  return (
    <>
      {!isOneByOne && <p class="about">{about}</p>}
      {isOneByOne && (
        <div class="group segmented" role="group" aria-label="Shown">
          <span class="about" aria-hidden="true">
            shown:
          </span>
          {groups.map((group, n) => (
            <button
              key={group}
              type="button"
              class="button"
              aria-pressed={n === chosen}
              onClick={() => choose(n)}
            >
              {group}
            </button>
          ))}
        </div>
      )}
      <div class="standing-rows">
        {shown.map(({ of, name, group, value, text, note, isBest }, n) => {
          const colour = colourOf(session, of);
          return (
            <div key={`${group} ${n}`} class="standing" data-best={isBest}>
              {!isOneByOne && group !== undefined && group !== rows[n - 1]?.group && (
                <p class="about">{group}</p>
              )}
              <p class="row">
                <BodyIcon art={guidedArtOf(of)} colour={colour} />
                <strong style={{ color: css(colour) }}>{name}</strong>
                <em>{note}</em>
                <b>{isWaiting ? '?' : text}</b>
              </p>
              <div class="track">
                <i style={{ width: `${(100 * value) / longest}%`, background: css(colour) }} />
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}

function courseOfSome(scenario: Scenario, places: readonly number[]): SceneExtent {
  const { view: _, targets: placed, ...others } = scenario;
  const entities = scenario.entities.filter((_, n) => places.includes(n));
  const chased = entities.map(({ command }) => command && 'quarry' in command && command.quarry);
  const targets = placed?.filter((_, n) =>
    chased.some((quarry) => quarry && 'target' in quarry && quarry.target === n),
  );
  const own = courseOf({ ...others, entities, ...(targets && { targets }) }).extent;
  const all = courseOf(scenario).extent;
  const [left, right] = unlessMost([own.left, own.right], [all.left, all.right]);
  const [top, bottom] = unlessMost([own.top, own.bottom], [all.top, all.bottom]);
  const view = [
    [left, top],
    [right, bottom],
  ] as const;
  return courseOf({ ...scenario, view });
}

/** If a group of bodies spans at least this fraction of the scene's width or height, the view shows the whole scene. */
const wholeFrom = 0.8;

type Range = readonly [number, number];

function unlessMost(own: Range, all: Range): Range {
  const isMost = own[1] - own[0] >= wholeFrom * (all[1] - all[0]);
  return isMost ? [Math.min(own[0], all[0]), Math.max(own[1], all[1])] : own;
}

function Tally({ about, rows }: Measured) {
  const { session } = useApp();
  const figure = ({ of, text, name }: MeasuredRow) => (
    <b style={{ color: css(colourOf(session, of)) }} title={name}>
      {text}
    </b>
  );
  const [left, right] = rows;
  if (!right) return null;
  // If the sum of `flex-grow` is below 1, the parts do not fill the bar.
  const least = left.value + right.value === 0 ? 1 : 0.01;
  return (
    <>
      {figure(left)}
      <div class="shared">
        {rows.map(({ of, value }, n) => (
          <i key={n} style={{ flexGrow: Math.max(value, least), background: css(colourOf(session, of)) }} />
        ))}
      </div>
      {figure(right)}
      <p class="about">{about}</p>
    </>
  );
}
