// Legend of ships in space: explains the signs that are drawn at present.
import type { Session } from '../../../app/session/session';
import { deviationIn, liesWrong } from '../deviation';
import { type SpaceRules, spaceOf } from '../rules/space-rules';

/**
 * Row of the legend. `sign`: CSS class of a graphic sign. `words`: explanation of the sign. `isDrawn`: returns whether
 * the scene shows the sign.
 */
interface Row {
  readonly sign: string;
  readonly words: string;
  isDrawn(rules: SpaceRules, session: KeySession): boolean;
}

type KeySession = Pick<Session, 'simulation' | 'round' | 'answer'>;

const isSteered = ({ spheres }: SpaceRules) => spheres.some(({ ship }) => ship.steered);

/** Whether an answer draws a ship as it should lie. */
function showsWanted({ spheres }: SpaceRules, session: KeySession): boolean {
  return spheres.some((sphere) => deviationIn(session, sphere) !== null && liesWrong(sphere.ship));
}

const rows: readonly Row[] = [
  {
    sign: 'order',
    words: 'the mark: where to point',
    isDrawn: isSteered,
  },
  { sign: 'wanted', words: 'how it should lie', isDrawn: showsWanted },
  {
    sign: 'way',
    words: 'shortest way',
    isDrawn: ({ spheres }, session) => spheres.some((sphere) => deviationIn(session, sphere) !== null),
  },
  { sign: 'axis', words: 'axis of the turn: drag it', isDrawn: ({ axis }) => axis !== null },
  {
    sign: 'middle-axis',
    words: 'its middle axis',
    isDrawn: ({ spheres }) => spheres.some(({ showsMiddleAxis }) => showsMiddleAxis),
  },
  {
    sign: 'cargo',
    words: 'cargo',
    isDrawn: ({ spheres }) =>
      spheres.some(({ hasCargo }) => hasCargo) && spheres.every(({ assumedCargo }) => !assumedCargo),
  },
  {
    sign: 'assumed-cargo',
    words: 'cargo, and where its law puts it',
    isDrawn: ({ spheres }) => spheres.some(({ assumedCargo }) => assumedCargo),
  },
  {
    sign: 'knock',
    words: 'a crate knocks',
    isDrawn: ({ spheres }) => spheres.some(({ crates, ship }) => crates.length > 0 && ship.isTurnedByTorque),
  },
  { sign: 'heat', words: 'motor at its limit', isDrawn: isSteered },
];

/** Returns the legend of a space scene: CSS class and explanation of each visible sign. Empty for other scenes. */
export function keyRowsOf(session: KeySession): (readonly [string, string])[] {
  const rules = spaceOf(session.simulation);
  if (!rules) return [];
  return rows.flatMap(({ sign, words, isDrawn }) =>
    isDrawn(rules, session) ? [[sign, words] as const] : [],
  );
}
