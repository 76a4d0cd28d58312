import { HitLead } from './hit-lead';
import { StepsHeld } from './steps-held';
import { SwingWidth } from './swing-width';
import { TurnedUntilCatch } from './turned-until-catch';
import { TurningCircle } from './turning-circle';
import { WayBack } from './way-back';
import { WaypointsSkipped } from './waypoints-skipped';
/** A row an answer. */
export const answers = {
  'swing-width': (simulation) => new SwingWidth(simulation),
  'steps-held': (simulation) => new StepsHeld(simulation),
  'waypoints-skipped': (simulation) => new WaypointsSkipped(simulation),
  'turned-until-catch': (simulation) => new TurnedUntilCatch(simulation),
  'turned-in-pairs': (simulation) => new TurnedUntilCatch(simulation, ['Steady turn', 'Jerks']),
  'turning-circle': (simulation) => new TurningCircle(simulation),
  'hit-lead': (simulation) => new HitLead(simulation),
  'way-back': (simulation) => new WayBack(simulation),
  'own-limits': (simulation) => new WaypointsSkipped(simulation, { seconds: 8, speeds: true }),
};
