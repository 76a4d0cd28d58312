// Checks with error messages of one line: the first line of a stored file that differs from the expected text, or a
// missing entry and its file.
import { expect } from 'vitest';

/**
 * Checks in a test that a text equals a stored file. With `--update` it writes the file instead.
 * @param file path relative to the test @param command command that makes the file again, for the error message
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

/**
 * Returns the error message for a stored file that differs from the new text. It contains the first different
 * line, and the command that makes the file again.
 */
export function firstDifference(now: string, stored: string, file: string, command: string): string {
  const [lines, others] = [now, stored].map((text) => text.split('\n'));
  const at = lines.findIndex((line, n) => line !== others[n]);
  const line = at < 0 ? lines.length : at;
  return `${file.replace(/^[./]+/, '')}, line ${line + 1}: has ${shortened(others[line])}, should have ${shortened(lines[line])}. Run ${command}`;
}

const shortened = (line: string | undefined) =>
  line === undefined ? 'nothing' : `“${line.length > 80 ? `${line.slice(0, 80)}…` : line}”`;

/**
 * Makes the test fail if `advice` is not empty. The failure message shows the sentences in `advice`.
 * @param advice sentences, each about one entry that is missing in a file
 */
export function expectNothingToAdd(advice: readonly string[]): void {
  if (advice.length > 0) expect.fail(advice.join('\n'));
}
