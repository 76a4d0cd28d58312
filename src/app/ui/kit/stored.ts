// Values that the device keeps for the page. No fault of its storage throws: it may be missing, full or forbidden.
import { Listeners } from '../../session/listeners';

/** The place and the form of a value in the browser's storage. */
export interface StoredForm<Value> {
  /** Key in the browser's storage. Its number changes with the format. */
  readonly key: string;
  /** The value on a new device, and in place of a text that is not one of ours. */
  readonly none: Value;
  /** Longest text that is read. characters; without a limit when left out */
  readonly longest?: number;
  /** Reads a text that another page may have written. Throws for one that is not of this form. */
  readonly parse: (text: string) => Value;
  /** Writes a value; null for one that needs no place. */
  readonly format: (value: Value) => string | null;
  /** Adds a value that could not be written to the stored one. It replaces the stored one when this is left out. */
  readonly merge?: (stored: Value, unwritten: Value) => Value;
}

/** A value that the device keeps. Tabs share it. A value that cannot be written lasts until the page is left. */
export class Stored<Value> {
  readonly #form: StoredForm<Value>;
  readonly #listeners = new Listeners();
  #unwritten: { readonly value: Value } | null = null;
  /** The last text that was read, and its value: some readers ask ten times a second. */
  #last: { readonly text: string; readonly value: Value } | null = null;

  constructor(form: StoredForm<Value>) {
    this.#form = form;
  }

  get value(): Value {
    const { merge } = this.#form;
    if (!this.#unwritten) return this.#read();
    return merge ? merge(this.#read(), this.#unwritten.value) : this.#unwritten.value;
  }

  /** Replaces the value. Returns false where the device does not keep it. */
  store(value: Value): boolean {
    const isWritten = writeText(this.#form.key, this.#form.format(value));
    this.#unwritten = isWritten ? null : { value };
    this.#listeners.tell();
    return isWritten;
  }

  /** Replaces the value until the page is left. */
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

  /** Calls back after every change, by another tab too. Returns a function that ends this. */
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

/** The text under a key; null for none. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text under a key, or removes it for null. Returns false where the device does not keep it. */
function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
