// The bottom of the page: modes and Draw at the left, the scene's main control in the middle, time at the right.
import './bars.css';
import type { ComponentChildren } from 'preact';
import { secondsText } from '../../../laws/exact/figures';
import { canRun } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { hasCommonCommand, isWorkedByPad, takesCommands } from '../actions/common-command';
import { disturbances, draw, fit, goOn, modes, playback, redo, undo } from '../actions/list';
import { isAboutKnocks, useApp } from '../app';
import { FeatureParts } from '../features';
import { connectedPad } from '../kit/game-pad';
import { Icon } from '../kit/icon';
import { GoOn } from './go-on';
import { Key } from './key';

/** Sentence shown while a game controller is connected. */
const padWords =
  'Controller: the stick moves the target, left and right the main control; A presses it or goes on, B closes, Start pauses';

export function Bars({ children }: { readonly children: ComponentChildren }) {
  const app = useApp();
  const { scenario, playback: time, round, building, simulation } = app.session;
  if (building)
    return (
      <footer class="bars">
        <FeatureParts place="building bars" />
      </footer>
    );
  const { cards } = scenario;
  const hasModes = !cards && hasCommonCommand(app);
  const key = <Key />;
  const isExplained = app.session.game === null || app.view.modes.takes(scenario, 'picture');
  const isStopped = time.paused && app.session.isAttemptUnderWay;
  const canRedo = canRun(app, redo);
  const tools = [
    ...(!cards && takesCommands(scenario) ? [draw] : []),
    // The main control may be one of them.
    ...(isAboutKnocks(app) ? disturbances.filter(({ id }) => id !== scenario.hero?.sets) : []),
    undo,
    redo,
  ];
  return (
    <footer class="bars">
      <div class="bar-middle">{children}</div>
      <div class="bar-left" role="group" aria-label="Bodies and path">
        {!hasModes && isExplained && key}
        {hasModes && (
          <div class="group segmented modes" role="group" aria-label="Mode">
            {modes.map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
          </div>
        )}
        {connectedPad() && isWorkedByPad(app) && (
          <span class="pad-sign" role="img" aria-label={padWords} title={padWords}>
            <Icon sign="pad" />
          </span>
        )}
        {tools
          // While Redo is shown, Undo stays beside it. Otherwise Redo would slide under the pointer.
          .filter((action) => canRun(app, action) || (action === undo && canRedo))
          .map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        {hasModes && isExplained && round.state === 'held' && key}
      </div>
      <div class="bar-right" role="group" aria-label="Time">
        {hasModes && isExplained && round.runs && key}
        {round.state === 'waiting' && <span class="stands">waits for you</span>}
        {app.view.picture.isMoved && canRun(app, fit) && <ActionButton action={fit} />}
        {round.state === 'held' && (
          <div class="held">
            <span class="stands">stands at {secondsText(simulation.time, 1)}</span>
            <GoOn />
          </div>
        )}
        {playback
          .filter(({ id }) => id !== 'pause' || round.state !== 'held')
          .filter(({ id }) => time.paused || id !== 'step')
          .map((action) => (isStopped && action.id === 'pause' ? goOn : action))
          .map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
      </div>
    </footer>
  );
}
