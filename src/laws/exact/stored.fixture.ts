// Failures of one line: the first line of a stored file that differs from what the program makes, or what to add to which file.
import { expect } from 'vitest';

/**
 * Expects a text to equal a stored file; `--update` writes the file.
 * @param file relative to the test @param command makes the file again
 */
export async function expectStored(text: string, file: string, command: string): Promise<void> {
  try {
    await expect(text).toMatchFileSnapshot(file);
  } catch (error) {
    const { actual, expected } = error as { actual?: string; expected?: string };
    if (typeof actual !== 'string' || typeof expected !== 'string') throw error;
    expect.fail(firstDifference(actual, expected, file, command));
  }
}

/** One line: where a stored text differs from the new one, and the command that makes it again. */
export function firstDifference(now: string, stored: string, file: string, command: string): string {
  const [lines, others] = [now, stored].map((text) => text.split('\n'));
  const at = lines.findIndex((line, n) => line !== others[n]);
  const line = at < 0 ? lines.length : at;
  return `${file.replace(/^[./]+/, '')}, line ${line + 1}: has ${shortened(others[line])}, should have ${shortened(lines[line])}. Run ${command}`;
}

const shortened = (line: string | undefined) =>
  line === undefined ? 'nothing' : `“${line.length > 80 ? `${line.slice(0, 80)}…` : line}”`;

/** Fails with these sentences, a line each, if there are any. Each says what to add, and in which file. */
export function expectNothingToAdd(advice: readonly string[]): void {
  if (advice.length > 0) expect.fail(advice.join('\n'));
}
