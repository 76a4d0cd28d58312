// The legend below the picture: explains the symbols that the picture currently shows.
import { meaningOfBars } from '../../../lab/answers/answers';
import { isMisinformed } from '../../../world/entities/steered-body';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { heatTime, isStrained } from '../../../world/simulation/meters/heat';
import { knowsMomentum } from '../../../world/simulation/meters/momentum-given';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { trailSeconds } from '../../view/bodies';
import { isCrowd } from '../../view/hull-size';
import { type App, useApp } from '../app';
import { FeatureParts } from '../features';

/** A row of the legend. `words` returns the explanation, or false to hide the row. */
interface Row {
  /** CSS class that draws the symbol. */
  readonly sign: string;
  words(app: App): string | false;
}

/**
 * Returns the quantity that the curves on the cards show: heading error (`error`) or angular acceleration (`motor`).
 * Undefined if there are no cards.
 */
const curveOf = ({ session: { scenario } }: App) => scenario.cards && (scenario.cards.curve ?? 'error');

const rows: readonly Row[] = [
  {
    sign: 'wind',
    // While an answer stands, the wind is not drawn.
    words: ({ session: { simulation, round } }) =>
      simulation.wind.weather.windForce > 0 && round.state !== 'held' && 'wind',
  },
  {
    sign: 'push',
    words: ({ session: { simulation, entities } }) => pushWords(pushShare(simulation, entities[0])),
  },
  { sign: 'told', words: ({ session }) => session.entities.some(isMisinformed) && 'heading it is told' },
  {
    sign: 'momentum',
    words: ({ session: { simulation } }) => knowsMomentum(simulation) && 'momentum given',
  },
  { sign: 'best', words: (app) => curveOf(app) === 'error' && 'best possible turn' },
  {
    sign: 'earlier',
    words: ({ session: { answer } }) =>
      Boolean(answer?.marks.some(({ kind }) => kind === 'earlier course')) && 'the turn before, pale',
  },
  { sign: 'heat', words: heatWords },
  {
    sign: 'enemies',
    words: ({ session: { scenario } }) =>
      scenario.entities.some(({ hostile }) => hostile) && 'path of the enemies',
  },
  {
    sign: 'bright',
    words: (app) => {
      const most = fittingOf(app);
      return most !== null && `about ${most.toLocaleString('en')} fit`;
    },
  },
  { sign: 'pale', words: (app) => fittingOf(app) !== null && 'too many' },
  {
    sign: 'frames',
    words: ({ session: { scenario } }) =>
      Boolean(scenario.cards?.frames) && 'frames; a long bar is a slow one',
  },
  { sign: 'bar', words: ({ session: { scenario } }) => (scenario.cards && meaningOfBars(scenario)) ?? false },
  { sign: 'motor', words: (app) => curveOf(app) === 'motor' && 'angular acceleration of the motor' },
];

/** Returns the number of bodies that this device could simulate without slow motion; null if no answer shows it. */
function fittingOf({ session: { scenario, round, answer } }: App): number | null {
  return (scenario.swarm && round.state === 'held' && answer?.bright) || null;
}

/** Whether a body's hull glows because its motor is at its limit, or its trail has the mark of that. */
function isHot({ session: { simulation } }: App, entity: Entity): boolean {
  const { tracks } = simulation.measures;
  let [hot, passed, before] = [isStrained(entity), 0, 0];
  tracks.visit(entity, simulation.time - trailSeconds, 1, (x, _y, strained) => {
    // A body that stays in its place has no trail.
    passed = strained && x !== before ? passed + tracks.every : 0;
    hot ||= passed >= heatTime;
    before = x;
  });
  return hot;
}

/** Returns the legend text for the mark of a motor at its limit; false in a crowd, and at an answer without this mark. */
function heatWords(app: App): string | false {
  const { entities, round, scenario, simulation } = app.session;
  if (isCrowd(entities.length)) return false;
  // An answer draws no trails of enemies.
  const shows = (entity: Entity) => !simulation.specOf(entity).hostile && isHot(app, entity);
  if (round.state === 'held' && !scenario.cards && !entities.some(shows)) return false;
  return 'motor at its limit';
}

/**
 * Returns the legend text for a constant push on a body; false if there is no push.
 * @param share strength of the push as a share of the motor's limit; negative for the other direction
 */
function pushWords(share: number): string | false {
  return share !== 0 && `the push: ${(100 * Math.abs(share)).toFixed(0)} % of the motor`;
}

/** The legend below the picture, which explains its symbols. */
export function Key() {
  const app = useApp();
  const { session, view } = app;
  if (view.modes.takes(session.scenario, 'picture'))
    return (
      <p class="key">
        <FeatureParts place="scene key" />
      </p>
    );
  return (
    <p class="key">
      {rows.map(({ sign, words }) => (
        <KeySign key={sign} sign={sign} words={words(app)} />
      ))}
    </p>
  );
}

/**
 * A symbol of the legend with its explanation.
 * @param sign CSS class that draws the symbol
 * @param words explanation; false hides the symbol
 */
export function KeySign({ sign, words }: { readonly sign: string; readonly words: string | false }) {
  return (
    words && (
      <span>
        <i class={`key-sign ${sign}`} />
        {words}
      </span>
    )
  );
}
