// The scope's bar: choice of the plots, time at the pointer, and buttons to freeze, save and close.
import './head.css';
import { recordedSeconds } from '../../simulation/meters/telemetry';
import type { App } from '../app';
import { download, element } from '../element';
import type { Capture } from './capture';
import { csvOf } from './csv';
import { plots } from './plots';

/** The bar. `refresh` brings the buttons up to date, `showTime` shows the time at an index of a capture. */
export interface ScopeHead {
  readonly box: HTMLElement;
  refresh(): void;
  showTime(capture: Capture, index: number | null): void;
}

/** Makes the bar. @param recorded gives the capture to save */
export function createScopeHead({ session, scope }: App, recorded: () => Capture): ScopeHead {
  const when = element('output', { class: 'scope-when' });
  const choices = plots.map(({ id, short, help }) => {
    const choice = button(short, help, () => scope.toggle(id));
    choice.dataset.plot = id;
    return choice;
  });
  const turns = button(
    'Turns',
    'The last turn of every body, measured against the best possible one; above it chases, guns and pushing through.',
    () => scope.setTurns(!scope.turns),
  );
  const freeze = button('Freeze', 'Lets the plots stand still while the simulation goes on.', () =>
    scope.setFrozen(!scope.frozen),
  );
  const save = button('Save CSV', 'The seconds recorded, of every body, as a table for a spreadsheet.', () =>
    download(session.title, '-telemetry.csv', 'text/csv', csvOf(recorded())),
  );
  const box = element(
    'header',
    { class: 'scope-head' },
    element('h2', {}, 'Scope'),
    element('div', { class: 'group', role: 'group', 'aria-label': 'Which plots' }, ...choices, turns),
    when,
    element('div', { class: 'group' }, freeze, save),
  );
  const refresh = () => {
    const { shown, frozen } = scope;
    for (const [n, { id }] of plots.entries())
      choices[n].setAttribute('aria-pressed', String(shown.includes(id)));
    turns.setAttribute('aria-pressed', String(scope.turns));
    freeze.setAttribute('aria-pressed', String(frozen));
  };
  const showTime = (capture: Capture, index: number | null) => {
    const { times, ages } = capture;
    const which = whichOf(capture);
    const still = scope.frozen && times.length > 0 ? `, frozen at t = ${times.at(-1)!.toFixed(1)} s` : '';
    const text =
      index === null || times.length === 0
        ? `last ${recordedSeconds} s${which}${still}`
        : `t = ${times[index].toFixed(3)} s (${ages[index].toFixed(2)} s)`;
    if (when.textContent === text) return;
    when.textContent = text;
    when.title = text;
  };
  return { box, refresh, showTime };
}

/** Words for which bodies are drawn; empty for all. */
function whichOf({ tracks, drawn, focus }: Capture): string {
  if (tracks.length === drawn.length) return '';
  const count = drawn.length;
  return drawn.at(-1) === tracks[count - 1]
    ? `, first ${count} bodies`
    : `, first ${count - 1} and ${focus.name}`;
}

function button(label: string, help: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'button', title: help }, label);
  made.addEventListener('click', () => {
    press();
    // Keys go to the picture again.
    made.blur();
  });
  return made;
}
