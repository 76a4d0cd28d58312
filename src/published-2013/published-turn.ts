// The 2013 controller as a turn controller, so that it can be measured beside the others.
import { retuned } from '../control/tunable';
import type { ControllerSettings, TurnController, TurnOutput, TurnSample } from '../control/turn-controller';
import { type Gains2013, Pid2013, pid2013Tunables } from './pid-2013';

/** Hands Pid2013 the error its own way round (actual - desired) and negates what it answers, as the 2013 bodies do. */
export class PublishedTurn implements TurnController {
  private readonly _pid: Pid2013;

  constructor(gains: Gains2013) {
    this._pid = new Pid2013(gains);
  }

  update({ error }: Readonly<TurnSample>): TurnOutput {
    const { p, i, d, output } = this._pid.update(-error);
    return { p: -p, i: -i, d: -d, output: -output };
  }

  retune(settings: ControllerSettings): void {
    this._pid.gains = retuned(pid2013Tunables, this._pid.gains, settings);
  }

  reset(): void {
    this._pid.reset();
  }
}
