// The interface of a browser for the tests, for any protocol that drives it.

/** An input source and what it does, as WebDriver has them: https://www.w3.org/TR/webdriver2/#actions */
export type Input = Readonly<Record<string, unknown>>;

/** A browser with one page. */
export interface Driver {
  /** Its name and version. */
  readonly version: string;
  /** Goes to an address; the page has been read when it returns. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. What it is given and what it gives must be plain data. */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Moves and presses, as a hand does. */
  perform(inputs: readonly Input[]): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A function of one text that runs another function in the page: plain data goes in and out as JSON. */
export function inPage(run: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify([await (${run})(...JSON.parse(given))])`;
}

/** Returns the result of a function of `inPage`. */
export function resultOf(text: unknown) {
  return JSON.parse(String(text))[0];
}
