// The bottom: what bodies do and Draw at the left, the hero in the middle, time at the right.
import './bars.css';
import type { ComponentChildren } from 'preact';
import { canRun } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { draw, modes, playback, redo, undo } from '../actions/list';
import { useApp } from '../app';
import { FeatureParts } from '../features';
import { hasCommonCommand, takesCommands } from './common-command';
import { Key } from './key';

export function Bars({ children }: { readonly children: ComponentChildren }) {
  const app = useApp();
  const { scenario, playback: time, building } = app.session;
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
  const canRedo = canRun(app, redo);
  const tools = [...(!cards && takesCommands(scenario) ? [draw] : []), undo, redo];
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
        {tools
          // Undo keeps its place while there is Redo, which would come under the pointer else.
          .filter((action) => canRun(app, action) || (action === undo && canRedo))
          .map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
      </div>
      <div class="bar-right" role="group" aria-label="Time">
        {hasModes && isExplained && key}
        {playback
          .filter(({ id }) => time.paused || !(id === 'step' || (id === 'pace' && time.pace === 1)))
          .map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
      </div>
    </footer>
  );
}
