// Values stored on the device. A missing, full or forbidden storage never throws.
import { Listeners } from '../../session/listeners';

/** Key and format of a stored value. */
export interface StoredForm<Value> {
  /** Key in the browser's storage. Its number changes with the format. */
  readonly key: string;
  /** The value on a new device, and in place of an invalid text. */
  readonly none: Value;
  /** Longest text that is read. characters; no limit when left out */
  readonly longest?: number;
  /** Parses a stored text. Throws for an invalid one: another page may have written it. */
  readonly parse: (text: string) => Value;
  /** Formats a value for storage; null for a value that need not be stored. */
  readonly format: (value: Value) => string | null;
  /** Merges a value that could not be stored into the stored one. Without it, the new value replaces the stored one. */
  readonly merge?: (stored: Value, unwritten: Value) => Value;
}

/**
 * A value stored on the device and shared by all tabs. A value that cannot be stored lasts until the page is closed.
 */
export class StoredValue<Value> {
  readonly #form: StoredForm<Value>;
  readonly #listeners = new Listeners();
  #unwritten: { readonly value: Value } | null = null;
  /** The last text and its value, cached because some code reads it ten times a second. */
  #last: { readonly text: string; readonly value: Value } | null = null;

  constructor(form: StoredForm<Value>) {
    this.#form = form;
  }

  get value(): Value {
    const { merge } = this.#form;
    if (!this.#unwritten) return this.#read();
    return merge ? merge(this.#read(), this.#unwritten.value) : this.#unwritten.value;
  }

  /** Replaces the value. Returns false if it could not be stored. */
  store(value: Value): boolean {
    const isWritten = writeText(this.#form.key, this.#form.format(value));
    this.#unwritten = isWritten ? null : { value };
    this.#listeners.tell();
    return isWritten;
  }

  /** Replaces the value until the page is closed, without storing it. */
  remember(value: Value): void {
    this.#unwritten = { value };
    this.#listeners.tell();
  }

  /** Deletes the value. */
  forget(): void {
    this.#unwritten = null;
    writeText(this.#form.key, null);
    this.#listeners.tell();
  }

  /** Adds a listener of changes, also by other tabs. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    const { key } = this.#form;
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    const removeListener = this.#listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      removeListener();
      window.removeEventListener('storage', onStorage);
    };
  }

  #read(): Value {
    const { key, none } = this.#form;
    const text = readText(key);
    if (text === null) return none;
    if (text !== this.#last?.text) this.#last = { text, value: this.#parsed(text) };
    return this.#last.value;
  }

  #parsed(text: string): Value {
    const { longest = Infinity, none, parse } = this.#form;
    if (text.length > longest) return none;
    try {
      return parse(text);
    } catch {
      return none;
    }
  }
}

/** Returns the text under a key; null if there is none. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, or removes it for null. Returns false if the text could not be stored. */
function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
