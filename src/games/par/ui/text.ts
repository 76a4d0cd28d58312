// The texts of Par: times, differences, and the sentence at the end of a run.

/** A time. @param time s */
export function timeText(time: number): string {
  return `${time.toFixed(2)} s`;
}

/** A lower bound of a time, rounded down, so that it remains one. @param time s */
export function boundText(time: number): string {
  return timeText(Math.floor(100 * time) / 100);
}

/** A difference with its sign: + behind, − ahead. @param time s */
export function differenceText(time: number): string {
  const size = Math.abs(time).toFixed(2);
  return Number(size) === 0 ? `±${size} s` : `${time > 0 ? '+' : '−'}${size} s`;
}

/** A finished run, and what it is compared with. s */
export interface ParResult {
  readonly time: number;
  readonly par: number;
  /** The best run before it; null when it is the first. */
  readonly best: number | null;
  /** Why it does not count; null when it does. */
  readonly flaw: string | null;
}

/** "21.34 s: 1.9 s over par, your best by 0.4 s." */
export function resultText({ time, par, best, flaw }: ParResult): string {
  const parts = [againstPar(time - par), ...(flaw ? [] : [againstBest(time, best)])];
  const sentence = `${timeText(time)}: ${parts.join(', ')}.`;
  return flaw ? `${sentence} It does not count: ${flaw}.` : sentence;
}

function againstPar(over: number): string {
  const size = Math.abs(over).toFixed(1);
  return Number(size) === 0 ? 'par' : `${size} s ${over > 0 ? 'over' : 'under'} par`;
}

function againstBest(time: number, best: number | null): string {
  if (best === null) return 'your first';
  const size = gap(Math.abs(time - best));
  if (Number(size) === 0) return 'as fast as your best';
  return time < best ? `your best by ${size} s` : `${size} s behind your best`;
}

/** A difference in tenths, or in hundredths below a tenth. @param size s */
function gap(size: number): string {
  return size.toFixed(size < 0.1 ? 2 : 1);
}
