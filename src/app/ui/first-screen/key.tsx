// The key: what the signs of the picture are, each where it is drawn.
import { isMisinformed } from '../../../world/entities/steered-body';
import { knowsMomentum } from '../../../world/simulation/meters/momentum-given';
import { pushShare } from '../../../world/simulation/meters/push-share';
import { type App, useApp } from '../app';
import { FeatureParts } from '../features';

/** A sign and its words; no words where it is not drawn. */
interface Row {
  /** Class of the sign. */
  readonly sign: string;
  words(app: App): string | false;
}

/** Which curve the cards have; none without cards. */
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

/** @param share of the motor, signed */
function pushWords(share: number): string | false {
  return share !== 0 && `the push: ${(100 * Math.abs(share)).toFixed(0)} % of the motor`;
}

/** A feature that takes the picture says what its signs are. */
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

/** A sign and its words. @param sign class of the sign @param words false where it is not drawn */
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
