// The arguments of a law's function `turn` with their present values. Pressing one writes its name at the caret.
import { useScrollEdges } from '../../../app/ui/kit/scroll-edges';
import type { TurnLimits } from '../../../laws/control/turn-controller';
import { LawError, programOf } from '../../../laws/language';
import { replace, type TextFieldRef, write } from './field';
import { argumentRows, figure, type ArgumentRow as Row } from './values';

interface ArgumentListProps {
  readonly field: TextFieldRef;
  readonly text: string;
  /**
   * Values of the arguments in the last step of the law, in the order in which the law language lists the arguments.
   * Null until the law has run.
   */
  readonly sample: Float64Array | null;
  readonly limits: TurnLimits;
}

/**
 * Inserts the name of an argument at the caret in a law's text. If the law's function `turn` does not have this
 * parameter yet, adds it.
 */
export function insertArgument(field: HTMLTextAreaElement, name: string): void {
  const at = field.selectionStart;
  const before = field.value.slice(0, at);
  write(field, /[\w.]$/.test(before) ? ` ${name}` : name);
  try {
    programOf(field.value);
  } catch (error) {
    if (!(error instanceof LawError) || !error.fix) return;
    const isOfName = error.at >= at && error.at < field.selectionStart;
    if (isOfName && error.sentence.includes('not taken yet')) replace(field, error.fix);
  }
}

export function ArgumentList({ field, text, sample, limits }: ArgumentListProps) {
  return (
    <section class="law-told" aria-labelledby="law-told-title">
      <h3 id="law-told-title" class="unseen">
        What turn is told at each step. Tap to write it.
      </h3>
      <div ref={useScrollEdges<HTMLDivElement>()} class="chips" data-burst="text">
        {argumentRows.map((row) => (
          <button
            key={row.name}
            type="button"
            class={new RegExp(`\\b${row.name}\\b`).test(text) ? 'chip used' : 'chip'}
            title={row.help}
            // Keeps focus and caret in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insertArgument(field.current!, row.writes)}
          >
            <code>{row.name}</code>
            <span>{shown(row, sample, limits)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

function shown({ of, at, unit }: Row, sample: Float64Array | null, limits: TurnLimits): string {
  const value = of === 'limits' ? limits.angularAcceleration : (sample?.[at] ?? Number.NaN);
  const text = figure(value);
  return text === '' ? unit : `${text} ${unit}`;
}
