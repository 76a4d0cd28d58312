// Interface through which tests control a browser with any protocol.

/**
 * An input source, such as a mouse, with its actions, in the form of WebDriver:
 * https://www.w3.org/TR/webdriver2/#actions
 */
export type Input = Readonly<Record<string, unknown>>;

/** A running browser with one page. */
export interface Driver {
  /** Name and version of the browser. */
  readonly version: string;
  /** Opens an address. Resolves when the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. Resolves to its result. Arguments and result must be plain data. */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Performs mouse and keyboard actions on the page, as a person would. */
  perform(inputs: readonly Input[]): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Returns the source of a function that calls `run` in the page. Arguments and result are passed as JSON text. */
export function inPage(run: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify([await (${run})(...JSON.parse(given))])`;
}

/**
 * Returns the result of a function that was called in the page by way of `inPage`.
 * @param text the result as `inPage` returns it, a JSON text
 */
export function resultOf(text: unknown) {
  return JSON.parse(String(text))[0];
}
