import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// What is measured up to now, body by body: bars at the lower left, or a tally over the field that two share a bar for.
import './standings.css';
import { useEffect, useState } from 'preact/hooks';
import { answerMeterOf } from '../../answers/answers';
import { courseOf } from '../../files/extent';
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
export function isOverTally({ simulation }) {
  return answerMeterOf(simulation)?.standings?.as === 'tally';
}
/** Where there is room for what is compared with each other only, and not for all. */
const small = matchMedia('(max-width: 47.5em), (max-height: 31.1875em)');
export function Standings() {
  const { session } = useApp();
  const standings = () => answerMeterOf(session.simulation)?.standings;
  const seen = ({ about, rows }) =>
    JSON.stringify([about, small.matches, rows.map(({ text, value, note }) => [text, value, note])]);
  useFrames(lookRate, () => {
    const now = standings();
    return now ? seen(now) : '';
  });
  const now = standings();
  if (!now || now.rows.length === 0) return null;
  return _jsx('section', {
    class: 'standings',
    'data-as': now.as,
    'aria-label': now.about,
    children: now.as === 'bars' ? _jsx(Bars, { ...now }) : _jsx(Tally, { ...now }),
  });
}
function Bars({ about, rows, least }) {
  const { session, viewport } = useApp();
  const { scenario } = session;
  const [chosen, choose] = useState(0);
  const groups = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  const isOneByOne = groups.length > 1 && small.matches;
  const shown = isOneByOne ? rows.filter(({ group }) => group === groups[chosen]) : rows;
  const longest = headroom * Math.max(least, ...rows.map(({ value }) => value));
  useEffect(() => {
    if (!isOneByOne) return;
    const places = shown.map(({ of }) => session.entities.indexOf(of));
    viewport.setHome(courseOfSome(scenario, places));
    return () => viewport.setHome(courseOf(session.scenario, session.games));
  }, [scenario, isOneByOne, chosen]);
  return _jsxs(_Fragment, {
    children: [
      _jsx('p', { class: 'about', children: about }),
      isOneByOne &&
        _jsx('div', {
          class: 'group segmented',
          role: 'group',
          'aria-label': 'Shown',
          children: groups.map((group, n) =>
            _jsx(
              'button',
              {
                type: 'button',
                class: 'button',
                'aria-pressed': n === chosen,
                onClick: () => choose(n),
                children: group,
              },
              group,
            ),
          ),
        }),
      shown.map(({ of, name, group, value, text, note, isBest }, n) => {
        const colour = colourOf(session, of);
        return _jsxs(
          'div',
          {
            class: 'standing',
            'data-best': isBest,
            children: [
              !isOneByOne &&
                group !== undefined &&
                group !== rows[n - 1]?.group &&
                _jsx('p', { class: 'about', children: group }),
              _jsxs('p', {
                class: 'row',
                children: [
                  _jsx(BodyIcon, { art: guidedArtOf(of), colour: colour }),
                  _jsx('strong', { style: { color: css(colour) }, children: name }),
                  _jsx('em', { children: note }),
                  _jsx('b', { children: text }),
                ],
              }),
              _jsx('div', {
                class: 'track',
                children: _jsx('i', {
                  style: { width: `${(100 * value) / longest}%`, background: css(colour) },
                }),
              }),
            ],
          },
          `${group} ${n}`,
        );
      }),
    ],
  });
}
/** What a view shows of some bodies of a scenario and their targets. @param places of the bodies in its list */
function courseOfSome(scenario, places) {
  const entities = scenario.entities.filter((_, n) => places.includes(n));
  const chased = entities.map(({ command }) => command && 'quarry' in command && command.quarry);
  const targets = scenario.targets?.filter((_, n) =>
    chased.some((quarry) => quarry && 'target' in quarry && quarry.target === n),
  );
  const { left, top, right, bottom } = courseOf({ ...scenario, view: undefined, entities, targets }).extent;
  const view = [
    [left, top],
    [right, bottom],
  ];
  return courseOf({ ...scenario, view });
}
function Tally({ about, rows }) {
  const { session } = useApp();
  const figure = ({ of, text, name }) =>
    _jsx('b', { style: { color: css(colourOf(session, of)) }, title: name, children: text });
  const [left, right] = rows;
  const { answer } = session;
  if (!right) return null;
  return _jsxs(_Fragment, {
    children: [
      _jsx('p', { class: 'found', children: answer && _jsx(Sentence, { phrases: answer.phrases }) }),
      figure(left),
      _jsx('div', {
        class: 'shared',
        children: rows.map(({ of, value }, n) =>
          _jsx(
            'i',
            { style: { flexGrow: Math.max(value, 0.01), background: css(colourOf(session, of)) } },
            n,
          ),
        ),
      }),
      figure(right),
      _jsx('p', { class: 'about', children: about }),
    ],
  });
}
