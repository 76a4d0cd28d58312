// Tests of Back and Forward over scenes and layers, with a browser whose moves end later, as those of real ones do.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClosablePart, PageHistory } from './page-history';

/** A stand-in for the browser's history. As in a browser, `go` returns at once and its events come later. */
class TestBrowser {
  entries: { state: unknown; address: string }[] = [{ state: null, address: '/#a' }];
  at = 0;
  listeners = { popstate: async () => {}, hashchange: () => {} };
  /** Whether Back has left the page. */
  isLeft = false;

  get location() {
    const [pathname, hash = ''] = this.entries[this.at].address.split('#');
    return { pathname, search: '', hash: hash && `#${hash}` };
  }

  readonly history = {
    browser: this as TestBrowser,
    get state(): unknown {
      return structuredClone(this.browser.entries[this.browser.at].state);
    },
    go: (by = 0) => void setTimeout(() => this.#arrive(this.at + by)),
    pushState: (state: unknown, _: string, address?: string | URL | null) => {
      this.entries.length = this.at + 1;
      this.at += 1;
      this.entries.push({ state, address: String(address) });
    },
    replaceState: (state: unknown, _: string, address?: string | URL | null) => {
      this.entries[this.at] = { state, address: String(address) };
    },
  };

  /** Follows a link to another address of the page. */
  link(address: string): void {
    this.history.pushState(null, '', address);
    void this.listeners.popstate();
    this.listeners.hashchange();
  }

  #arrive(at: number): void {
    if (at < 0) this.isLeft = true;
    if (!this.entries[at]) return;
    this.at = at;
    void this.listeners.popstate();
    this.listeners.hashchange();
  }
}

interface TestVisit {
  readonly scene: symbol;
  readonly name: string;
  readonly moment: number;
}

/** A stand-in for the page, with scenes and layers. */
class TestPage {
  readonly history: PageHistory<TestVisit>;
  scene = Symbol('first');
  name = '';
  moment = 0;
  layers: ClosablePart[] = [];
  log: string[] = [];
  /**
   * Name of a test scene. When Back returns to this scene, the scene opens a layer (such as a dialog). Empty for no
   * such scene.
   */
  opensByItself = '';
  readonly browser: TestBrowser;

  constructor(browser = new TestBrowser()) {
    this.browser = browser;
    this.history = new PageHistory<TestVisit>(() => browser);
    const { history } = this;
    browser.listeners = {
      popstate: () => history.popstate(),
      hashchange: () => history.hashchange(),
    };
    history.begin({
      scene: () => this.scene,
      visit: () => ({ scene: this.scene, name: this.name, moment: this.moment }),
      returnTo: (visit) => {
        Object.assign(this, visit);
        if (this.name === this.opensByItself) this.open('sheet');
        history.changed(true);
      },
      load: () => this.load(history.hash.slice(1)),
      layers: () => this.layers,
    });
    this.load(history.hash.slice(1));
  }

  load(name: string, isNew = true): void {
    this.scene = Symbol(name);
    this.name = name;
    this.moment = 0;
    this.log.push(`load ${name}`);
    this.history.changed(isNew);
  }

  /** Opens a scene as a press in the gallery does. */
  choose(name: string): void {
    this.history.open(`#${name}`);
    this.load(name);
  }

  open(name: string, more: Partial<ClosablePart> = {}): ClosablePart {
    const layer: ClosablePart = { key: name, close: () => this.close(name), ...more };
    this.layers = [...this.layers, layer];
    this.history.soon();
    return layer;
  }

  close(name: string): void {
    this.layers = this.layers.filter(({ key }) => key !== name);
    this.history.soon();
  }

  async go(by: number): Promise<void> {
    this.browser.history.go(by);
    await vi.runAllTimersAsync();
  }

  back = () => this.go(-1);
  forward = () => this.go(1);

  get addresses() {
    return this.browser.entries.slice(0, this.browser.at + 1).map(({ address }) => address);
  }

  get shown() {
    return [this.name, ...this.layers.map(({ key }) => key)];
  }
}

const settled = () => vi.runAllTimersAsync();

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

it('a scene that is opened is an entry, and Back returns to the one before at the moment it was left', async () => {
  const page = new TestPage();
  page.moment = 7;
  page.choose('b');
  page.moment = 3;
  expect(page.addresses).toEqual(['/#a', '/#b']);
  await page.back();
  expect([page.name, page.moment, page.history.hash]).toEqual(['a', 7, '#a']);
  await page.forward();
  expect([page.name, page.moment, page.history.hash]).toEqual(['b', 3, '#b']);
  expect(page.log).toEqual(['load a', 'load b']);
});

it('leaving a scene returns to the one before, from below its layers, and says if there is none', async () => {
  const page = new TestPage();
  expect(page.history.returnToPrevious()).toBe(false);
  page.open('sheet', { stays: true });
  await settled();
  page.choose('b');
  await settled();
  page.open('game');
  await settled();
  expect(page.history.returnToPrevious()).toBe(true);
  await settled();
  expect(page.name).toBe('a');
  expect(page.browser.isLeft).toBe(false);
});

it('a layer is an entry, and Back closes the uppermost one', async () => {
  const page = new TestPage();
  page.open('menu');
  await settled();
  page.open('dialog');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#a', '/#a']);
  await page.back();
  expect(page.shown).toEqual(['a', 'menu']);
  await page.back();
  expect(page.shown).toEqual(['a']);
  expect(page.browser.isLeft).toBe(false);
  await page.back();
  expect(page.browser.isLeft).toBe(true);
});

it('a layer that a person closes takes its entry away, so that the next Back does something', async () => {
  const page = new TestPage();
  page.choose('b');
  page.open('menu');
  await settled();
  page.close('menu');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#b']);
  await page.back();
  expect(page.shown).toEqual(['a']);
});

it('a layer that another one replaces needs no entry more', async () => {
  const page = new TestPage();
  page.open('menu');
  await settled();
  page.open('dialog');
  page.close('menu');
  await settled();
  expect(page.addresses).toHaveLength(2);
  await page.back();
  expect(page.shown).toEqual(['a']);
});

it('a scene that is chosen in a layer takes the place of the layer', async () => {
  const page = new TestPage();
  page.open('gallery');
  await settled();
  page.close('gallery');
  page.choose('b');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#b']);
  await page.back();
  expect(page.shown).toEqual(['a']);
});

it('a scene that is chosen under two layers takes their place, and those that stay open come after it', async () => {
  const page = new TestPage();
  page.open('sheet');
  await settled();
  page.open('gallery');
  await settled();
  page.close('gallery');
  page.choose('b');
  await settled();
  expect([page.addresses, page.shown]).toEqual([
    ['/#a', '/#b', '/#b'],
    ['b', 'sheet'],
  ]);
  await page.back();
  expect(page.shown).toEqual(['b']);
  await page.back();
  expect(page.shown).toEqual(['a']);
});

it('Forward opens a layer again that can be, and passes one that cannot', async () => {
  const page = new TestPage();
  page.open('menu');
  await settled();
  await page.back();
  await page.forward();
  expect(page.shown).toEqual(['a']);
  expect(page.browser.at).toBe(0);
  const dialog = page.open('dialog', { open: () => page.open('dialog', dialog) });
  await settled();
  await page.back();
  expect(page.shown).toEqual(['a']);
  await page.forward();
  expect(page.shown).toEqual(['a', 'dialog']);
});

it('Back leads to a layer that stays, as Build does, and not only to its scene', async () => {
  const page = new TestPage();
  const build = page.open('build', { stays: true, open: () => page.open('build', build) });
  await settled();
  page.close('build');
  page.choose('b');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#a', '/#b']);
  await page.back();
  expect(page.shown).toEqual(['a', 'build']);
  await page.back();
  expect(page.shown).toEqual(['a']);
});

it('a layer that a scene opens by itself stays closed once closed, and Forward still works', async () => {
  const page = new TestPage();
  page.choose('b');
  page.choose('c');
  await page.back();
  await page.back();
  page.opensByItself = 'b';
  await page.forward();
  expect(page.shown).toEqual(['b']);
  await page.forward();
  expect(page.shown).toEqual(['c']);
});

it('the next run of a game, undo, and the present scene once more are no entries', async () => {
  const page = new TestPage();
  page.choose('b');
  page.load('b', false);
  page.choose('b');
  expect(page.addresses).toEqual(['/#a', '/#b']);
  // Undo restores a scene that the page knows.
  const b = page.scene;
  page.choose('c');
  page.scene = b;
  page.name = 'b';
  page.history.changed(true);
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#b', '/#b']);
});

it('a scene without an address, such as a file, is an entry as well', async () => {
  const page = new TestPage();
  page.load('file');
  page.history.show('/');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/']);
  page.load('other file');
  page.history.show('/');
  await settled();
  await page.back();
  expect(page.name).toBe('file');
  await page.back();
  expect(page.name).toBe('a');
});

it('an address that is written while a layer is open is the scene’s', async () => {
  const page = new TestPage();
  page.open('menu');
  await settled();
  page.history.show('#a-link');
  page.close('menu');
  await settled();
  expect(page.addresses).toEqual(['/#a-link']);
});

it('a link to another scene of the page is an entry, and Back returns', async () => {
  const page = new TestPage();
  page.moment = 5;
  page.browser.link('/#b');
  await settled();
  expect([page.name, page.addresses]).toEqual(['b', ['/#a', '/#b']]);
  await page.back();
  expect([page.name, page.moment]).toEqual(['a', 5]);
  expect(page.log).toEqual(['load a', 'load b']);
});

it('after a reload Back loads the scene before by its address, and passes layers', async () => {
  const first = new TestPage();
  const { browser } = first;
  first.choose('b');
  first.open('menu');
  await settled();
  expect(browser.at).toBe(2);
  const page = new TestPage(browser);
  expect(page.name).toBe('b');
  await page.back();
  expect([page.name, page.history.hash]).toEqual(['a', '#a']);
  await page.forward();
  expect(page.name).toBe('b');
});

it('two quick presses of Back close two layers', async () => {
  const page = new TestPage();
  page.choose('b');
  page.open('sheet');
  await settled();
  page.open('dialog');
  await settled();
  page.browser.history.go(-1);
  page.browser.history.go(-1);
  await settled();
  expect(page.shown).toEqual(['b']);
});

it('a move over several entries closes the layers above, and returns to the scene', async () => {
  const page = new TestPage();
  page.choose('b');
  page.open('dialog');
  await settled();
  await page.go(-2);
  expect(page.shown).toEqual(['a']);
});

it('scenes that were opened long ago are loaded again', async () => {
  const page = new TestPage();
  for (let n = 0; n < 14; n++) page.choose(`s${n}`);
  await settled();
  page.log = [];
  await page.go(-14);
  expect([page.name, page.log]).toEqual(['a', ['load a']]);
  await page.go(13);
  expect([page.name, page.log]).toEqual(['s12', ['load a']]);
});

it('in a frame it only writes the address', () => {
  const browser = new TestBrowser();
  const history = new PageHistory<TestVisit>(() => browser);
  history.open('/#b');
  history.soon();
  history.changed(true);
  expect(browser.entries).toEqual([{ state: null, address: '/#b' }]);
  expect(history.hash).toBe('#b');
});

it('while a scene is being loaded, layers that are still open get no entries; after a refusal they do', async () => {
  const page = new TestPage();
  page.open('sheet');
  await settled();
  page.history.open('#b');
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#b']);
  page.history.refused();
  await settled();
  expect(page.addresses).toEqual(['/#a', '/#b', '/#b']);
  await page.back();
  expect(page.shown).toEqual(['a']);
  expect(page.log).toEqual(['load a']);
});

it('a change just before the event of a link does not undo the link', async () => {
  const page = new TestPage();
  page.browser.history.pushState(null, '', '/#b');
  page.history.sync();
  page.browser.listeners.hashchange();
  await settled();
  expect([page.name, page.addresses]).toEqual(['b', ['/#a', '/#b']]);
});
