// Values stored on the device. If the browser's storage is missing, full or forbidden, no error is thrown.
import { Listeners } from '../../session/listeners';

/** Key and text format of a value that is stored on the device. */
export interface StoredForm<Value> {
  /** Key in the browser's storage; may contain a version number. */
  readonly key: string;
  /** Value to use if none is stored yet, or if the stored text is invalid. */
  readonly none: Value;
  /**
   * Largest length of a stored text that is read, characters. A longer text is ignored. If left out, there is no limit.
   */
  readonly longest?: number;
  /** Parses a stored text. Throws if the text is invalid. */
  readonly parse: (text: string) => Value;
  /** Returns the text to store; null for a value that need not be stored. */
  readonly format: (value: Value) => string | null;
  /**
   * Combines the stored value with a newer value (`unwritten`) that the browser could not store. If left out, the newer
   * value is used alone.
   */
  readonly merge?: (stored: Value, unwritten: Value) => Value;
}

/** A value stored on the device and shared by all tabs. */
export class StoredValue<Value> {
  readonly #form: StoredForm<Value>;
  readonly #listeners = new Listeners();
  #unwritten: { readonly value: Value } | null = null;
  #last: { readonly text: string; readonly value: Value } | null = null;

  constructor(form: StoredForm<Value>) {
    this.#form = form;
  }

  get value(): Value {
    const { merge } = this.#form;
    if (!this.#unwritten) return this.#read();
    return merge ? merge(this.#read(), this.#unwritten.value) : this.#unwritten.value;
  }

  /** Replaces the stored value. Returns false if the browser could not store it. */
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

  /** Deletes the stored value. */
  forget(): void {
    this.#unwritten = null;
    writeText(this.#form.key, null);
    this.#listeners.tell();
  }

  /**
   * Adds a listener for changes of the stored value, also by other tabs. Returns a function that removes the listener.
   */
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

/** Returns the stored text of a key; null if there is none or no access. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
