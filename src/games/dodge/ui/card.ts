// The card at the end of a run of Dodge: its result, what it is made of, and what to do next.

import { isDialogOpen, isTyping } from '../../../ui/kit/keyboard';
import { element } from '../../../ui/legacy/element';
import { rankBars, scoreBar } from './result-bars';
import type { DodgeRun } from './run';
import { boast, type DodgeResult, headline, type Part, parts, rank, scoreText, verdict } from './text';

/** A button of the card. */
export interface CardAction {
  label(): string;
  readonly help: string;
  /** The key that presses it; none when left out. */
  readonly key?: string;
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
  const made = element('div');
  const counts = element('table', { class: 'dodge-counts' });
  const last = element('div', { class: 'dodge-rank' });
  const row = element('div', { class: 'dodge-actions' });
  const copied = element('p', { class: 'dodge-boast' });
  const card = element(
    'div',
    { class: 'dodge-card', hidden: true },
    title,
    element('p', { class: 'dodge-result' }, score, word),
    made,
    counts,
    last,
    row,
    copied,
  );
  let shown: DodgeRun | null = null;
  const show = (run: DodgeRun | null) => {
    if (run === shown) return;
    shown = run;
    card.hidden = !run?.result;
    if (!run?.result) return;
    const { result } = run;
    const { replayed } = run.game;
    title.textContent = replayed ? `Replay: ${lower(headline(result))}` : headline(result);
    score.textContent = scoreText(result.score);
    word.textContent = replayed ? '' : verdict(result);
    made.replaceChildren(scoreBar(parts(result)));
    counts.replaceChildren(...rowsOf(result));
    last.replaceChildren(...(replayed || result.flaw ? [] : rankOf(result)));
    const offered = actions.filter((action) => action.offered(run));
    row.replaceChildren(...offered.map((action) => buttonFor(action, run)));
    copied.textContent = replayed || result.flaw ? '' : boast(result, run.seed);
    const first = row.querySelector('button');
    first?.classList.add('filled');
    takeFocus(first);
  };
  return { card, show, doFirst: () => row.querySelector('button')?.click() };
}

function buttonFor({ label, help, key, run }: CardAction, of: DodgeRun): HTMLButtonElement {
  const cap = key ? [element('kbd', { 'aria-hidden': 'true' }, key)] : [];
  const button = element('button', { type: 'button', class: 'button', title: help }, label(), ...cap);
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
  const rows = parts(result).map(rowOf);
  const { best } = result.tally;
  const most = element(
    'tr',
    {},
    element('th', { scope: 'row' }, 'best row'),
    element('td', {}, `×${best}`),
    element('td'),
  );
  return best > 1 ? [...rows, most] : rows;
}

/** A row; a narrow card leaves out the word with which its name begins. */
function rowOf({ source, name, count, points }: Part): HTMLElement {
  const [, more = '', rest = name] = /^((?:lured|wrecked) )(.*)$/.exec(name) ?? [];
  const swatch = element('i', { class: `dodge-${source}`, 'aria-hidden': 'true' });
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, swatch, element('span', { class: 'dodge-more' }, more), rest),
    element('td', {}, count === null ? '' : String(count)),
    element('td', {}, scoreText(points)),
  );
}

/** The rank in words and bars; nothing for a first run. */
function rankOf(result: DodgeResult): HTMLElement[] {
  const words = rank(result);
  return words === '' ? [] : [element('p', {}, words), rankBars(result)];
}

function lower(words: string): string {
  return words[0].toLowerCase() + words.slice(1);
}
