// The key: explains the signs that the picture currently shows.
import { isMisinformed } from '../../../world/entities/steered-body';
import { knowsMomentum } from '../../../world/simulation/meters/momentum-given';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { type App, useApp } from '../app';
import { FeatureParts } from '../features';

/** A sign and its words. `words` returns false if the picture does not show the sign. */
interface Row {
  /** CSS class of the sign. */
  readonly sign: string;
  words(app: App): string | false;
}

/** Returns the curve that cards show; undefined without cards. */
const curveOf = ({ session: { scenario } }: App) => scenario.cards && (scenario.cards.curve ?? 'error');

const rows: readonly Row[] = [
  {
    sign: 'push',
    words: ({ session: { simulation, entities } }) => pushWords(pushShare(simulation, entities[0])),
  },
  { sign: 'told', words: ({ session }) => session.entities.some(isMisinformed) && 'heading it is told' },
  {
    sign: 'momentum',
    words: ({ session: { simulation } }) => knowsMomentum(simulation) && 'momentum a crate was given',
  },
  { sign: 'best', words: (app) => curveOf(app) === 'error' && 'best possible turn' },
  {
    sign: 'heat',
    words: (app) => (curveOf(app) === 'motor' ? 'motor at its limit' : 'motor at its limit, not enough'),
  },
  { sign: 'motor', words: (app) => curveOf(app) === 'motor' && 'angular acceleration of the motor' },
];

/** Returns the words for a steady push, or false without one. @param share of the motor, signed */
function pushWords(share: number): string | false {
  return share !== 0 && `the push: ${(100 * Math.abs(share)).toFixed(0)} % of the motor`;
}

/** The key of the picture. A feature that draws the whole picture brings another key. */
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

/** A sign and its words. @param sign CSS class @param words false hides the sign */
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
