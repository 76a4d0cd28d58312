// Functions that render components without a browser. They implement just as much of a document as Preact needs to
// write text.
import { type ComponentChild, render } from 'preact';

class TestNode {
  readonly ownerDocument = document;
  readonly childNodes: TestNode[] = [];
  readonly localName: string;
  parentNode: TestNode | null = null;
  /** Text of a text node; empty for elements. */
  data: string;

  constructor(localName: string, data = '') {
    this.localName = localName;
    this.data = data;
  }

  get firstChild(): TestNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): TestNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.data + this.childNodes.map(({ textContent }) => textContent).join('');
  }

  insertBefore(node: TestNode, before: TestNode | null): void {
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }

  remove(): void {
    const { childNodes = [] } = this.parentNode ?? {};
    childNodes.splice(childNodes.indexOf(this), 1);
    this.parentNode = null;
  }

  setAttribute(): void {}
  removeAttribute(): void {}
}

const document = {
  createElementNS: (_: string, name: string) => new TestNode(name),
  createTextNode: (text: string) => new TestNode('', text),
};

/** Returns the text of a rendered component. Effects do not run. */
export function textOf(part: ComponentChild): string {
  const root = new TestNode('div');
  const place = root as unknown as HTMLElement;
  render(part, place);
  const text = root.textContent;
  render(null, place);
  return text;
}
