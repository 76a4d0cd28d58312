// The card at the end of a run of Dodge: its result, and buttons for what to do next.

import { element } from '../../../ui/element';
import { isDialogOpen, isTyping } from '../../../ui/keyboard';
import type { DodgeRun } from './run';
import { counted, type DodgeResult, headline, scoreText, verdict } from './text';

/** A button of the card. */
export interface CardAction {
  readonly label: string;
  readonly help: string;
  /** Whether it is offered for a run. */
  offered(run: DodgeRun): boolean;
  run(run: DodgeRun): void;
}

/** The card, a function that shows a run's result on it, and one that presses its first button. */
export function createCard(actions: readonly CardAction[]): {
  card: HTMLElement;
  show(run: DodgeRun | null): void;
  doFirst(): void;
} {
  const title = element('h2');
  const score = element('strong');
  const figures = element('p', { class: 'dodge-counts' });
  const word = element('p', { class: 'dodge-verdict' });
  const row = element('div', { class: 'dodge-actions' });
  const card = element(
    'div',
    { class: 'dodge-card' },
    title,
    element('p', { class: 'dodge-score' }, score, ' points'),
    figures,
    word,
    row,
  );
  let shown: DodgeRun | null = null;
  const show = (run: DodgeRun | null) => {
    if (run === shown) return;
    shown = run;
    card.hidden = !run?.result;
    if (!run?.result) return;
    const { result } = run;
    title.textContent = run.game.replayed ? `Replay: ${lower(headline(result))}` : headline(result);
    score.textContent = scoreText(result.score);
    figures.textContent = countsOf(result);
    word.textContent = run.game.replayed ? '' : verdict(result);
    row.replaceChildren(
      ...actions.filter((action) => action.offered(run)).map((action) => buttonFor(action, run)),
    );
    takeFocus(row.querySelector('button'));
  };
  card.hidden = true;
  return { card, show, doFirst: () => row.querySelector('button')?.click() };
}

function buttonFor({ label, help, run }: CardAction, of: DodgeRun): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button', title: help }, label);
  button.addEventListener('click', () => run(of));
  return button;
}

/** Gives the keyboard to a button, except while a person types or a dialog is open. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (isTyping(document.activeElement) || isDialogOpen()) return;
  button?.focus({ preventScroll: true });
}

function countsOf({ nearMisses, wrecks, wave }: DodgeResult): string {
  return [
    counted(nearMisses, 'near miss', 'near misses'),
    counted(wrecks, 'wreck', 'wrecks'),
    `wave ${wave}`,
  ].join(' · ');
}

function lower(words: string): string {
  return words[0].toLowerCase() + words.slice(1);
}
