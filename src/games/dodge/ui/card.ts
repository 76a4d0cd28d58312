// The card at the end of a run of Dodge: its result, what it is made of, and what to do next.

import { element } from '../../../ui/element';
import { isDialogOpen, isTyping } from '../../../ui/keyboard';
import type { DodgeRun } from './run';
import { type DodgeResult, headline, parts, rank, scoreText, verdict } from './text';

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
  const score = element('strong', { class: 'dodge-score' });
  const word = element('span', { class: 'dodge-verdict' });
  const counts = element('table', { class: 'dodge-counts' });
  const last = element('p', { class: 'dodge-rank' });
  const row = element('div', { class: 'dodge-actions' });
  const card = element(
    'div',
    { class: 'dodge-card', hidden: true },
    title,
    element('p', { class: 'dodge-result' }, score, word),
    counts,
    last,
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
    word.textContent = run.game.replayed ? '' : verdict(result);
    counts.replaceChildren(...rowsOf(result));
    last.textContent = run.game.replayed || result.flaw ? '' : rank(result);
    row.replaceChildren(
      ...actions.filter((action) => action.offered(run)).map((action) => buttonFor(action, run)),
    );
    const first = row.querySelector('button');
    first?.classList.add('filled');
    takeFocus(first);
  };
  return { card, show, doFirst: () => row.querySelector('button')?.click() };
}

function buttonFor({ label, help, run }: CardAction, of: DodgeRun): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button', title: help }, label);
  button.addEventListener('click', () => run(of));
  return button;
}

/** Gives the keyboard to a button, except while a person types or a dialog is open. */
export function takeFocus(button: HTMLButtonElement | null): void {
  if (isTyping(document.activeElement) || isDialogOpen()) return;
  button?.focus({ preventScroll: true });
}

/** What the score is made of, a row each, and the longest row of things that counted more. */
function rowsOf(result: DodgeResult): HTMLElement[] {
  const rows = parts(result).map(([name, count, points]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, count),
      element('td', {}, scoreText(points)),
    ),
  );
  const { best } = result.tally;
  const most = element('tr', {}, element('th', { scope: 'row' }, 'best row'), element('td', {}, `×${best}`));
  return best > 1 ? [...rows, most] : rows;
}

function lower(words: string): string {
  return words[0].toLowerCase() + words.slice(1);
}
