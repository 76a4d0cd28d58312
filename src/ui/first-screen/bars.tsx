// The bottom: what bodies do and Draw at the left, the hero in the middle, time at the right.
import './bars.css';
import type { ComponentChildren } from 'preact';
import { type Action, canRun } from '../actions/action';
import { ActionButton, type Look } from '../actions/action-button';
import { draw, modes, playback, redo, undo } from '../actions/list';
import { type App, useApp } from '../app';
import { hasCommonCommand, takesCommands } from './common-command';

/** Tools beside the modes, in their order: how they look, and when they are there. */
const tools: readonly { readonly action: Action; readonly look: Look; isThere(app: App): boolean }[] = [
  {
    action: draw,
    look: { sign: () => 'pencil', words: true, label: 'Draw' },
    isThere: (app) =>
      app.session.scenario.cards === undefined && takesCommands(app.session.scenario) && canRun(app, draw),
  },
  { action: undo, look: { sign: () => 'undo' }, isThere: (app) => canRun(app, undo) },
  { action: redo, look: { sign: () => 'redo' }, isThere: (app) => canRun(app, redo) },
];

/** How the buttons of time look. */
const timeLooks: Readonly<Record<string, Look>> = {
  pause: { sign: ({ session }) => (session.playback.paused ? 'play' : 'pause') },
  step: { sign: () => 'step' },
  restart: { sign: () => 'restart' },
};

/** The bars around the hero. */
export function Bars({ children }: { readonly children: ComponentChildren }) {
  const app = useApp();
  const { cards } = app.session.scenario;
  const { paused } = app.session.playback;
  return (
    <footer class="bars">
      <div class="bar-left">
        {cards && <Key curve={cards.curve ?? 'error'} />}
        {!cards && hasCommonCommand(app) && (
          <div class="group segmented modes" role="group" aria-label="Mode">
            {modes.map((action) => (
              <ActionButton key={action.id} action={action} />
            ))}
          </div>
        )}
        {tools
          .filter(({ isThere }) => isThere(app))
          .map(({ action, look }) => (
            <ActionButton key={action.id} action={action} look={look} />
          ))}
      </div>
      <div class="bar-middle">{children}</div>
      <div class="bar-right" role="group" aria-label="Time">
        {playback
          .filter(({ id }) => id !== 'step' || paused)
          .map((action) => (
            <ActionButton key={action.id} action={action} look={timeLooks[action.id]} />
          ))}
      </div>
    </footer>
  );
}

/** In scenes of turns, in the place of the modes: what a dotted curve and the heat are. @param curve which one the cards have */
function Key({ curve }: { readonly curve: string }) {
  const sign = (name: string, words: string) => (
    <span class={`of-${name}`}>
      <i class={`key-sign ${name}`} />
      {words}
    </span>
  );
  return (
    <p class="key" data-curve={curve}>
      {sign('best', 'best possible turn')}
      {sign('heat', 'motor at its limit')}
      {sign('motor', 'angular acceleration of the motor')}
    </p>
  );
}
