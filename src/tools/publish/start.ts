// Vite plugins for a fast start: the page is painted from its HTML alone, with inline styles; then one script loads. Its size is checked.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Largest total size of the scripts that the start of the page loads, gzipped. Bytes */
const budget = 330_000;

/** Returns the Vite plugin that fails the build if the start scripts exceed the size budget. */
export function weighStart(): Plugin {
  let tell: (words: string) => void = () => {};
  return {
    name: 'weigh-start',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ logger }) => {
      tell = (words) => logger.info(words);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build lacks its page');
        const asked = new Set(String(page.source).match(/(?<=["./])assets\/[^"]+\.js(?=")/g));
        for (const name of asked) {
          const file = bundle[name];
          if (file?.type === 'chunk') for (const more of file.imports) asked.add(more);
        }
        const weights = [...asked].map((name) => {
          const file = bundle[name];
          if (file?.type !== 'chunk') this.error(`the page asks for ${name}, which is not built`);
          return [name, gzipSync(file.code).length] as const;
        });
        const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
        const sum = `scripts of the start: ${kilo(whole)} of ${kilo(budget)} kB gzipped`;
        if (whole === 0) this.error('the page asks for no script');
        if (whole > budget)
          this.error(
            `${sum}: load something later, see CONTRIBUTING.md\n${weights.map(([name, weight]) => `${kilo(weight)} ${name}`).join('\n')}`,
          );
        tell(`\n${sum}`);
      },
    },
  };
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

// A page in a hidden tab is not painted at all.
/** Longest wait for a first paint before the program loads anyway. ms */
const longestWaitMs = 1000;

/** Pattern of the tag that Vite puts into the head for the program. */
const programTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Pattern of the HTML tag with which the built page loads its style sheet. */
const styleTag = /<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/;

/**
 * Returns the page's HTML, changed so that the browser paints it before any other file has loaded.
 * @param html HTML of the page as Vite builds it
 * @param styleOf function that returns the text of a style sheet of the build
 */
export function paintedFirst(html: string, styleOf: (path: string) => string): string {
  const [style, path] = styleTag.exec(html) ?? [];
  const [program, source] = programTag.exec(html) ?? [];
  if (!style || !path || !program || !source) throw new Error('the page lacks its program or its style');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const text = styleOf(path).trim().replaceAll('url(./', `url(./${folder}`);
  const font = /url\(([^)]+\.woff2)\)/.exec(text)?.[1];
  const head = [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`] : []),
    // Not as a module, whose preload takes no low priority: style, type and still come first.
    `<link rel="preload" as="script" crossorigin fetchpriority="low" href="${source}">`,
    `<style>${text}</style>`,
    // The browser does not fetch this link. Code that is loaded later finds it, and so does not load
    // the style a second time.
    `<link rel="stylesheet" disabled href="./${path}">`,
  ];
  return html
    .replace(style, () => head.join('\n    '))
    .replace(program, '')
    .replace('</body>', () => `  <script>${startOf(source)}</script>\n  </body>`);
}

/** Returns the inline script that loads the program after the first paint. @param source address of the program */
function startOf(source: string): string {
  return `(() => {
      if (location.protocol === 'file:') {
        document.documentElement.dataset.first = 'file';
        return;
      }
      let isStarted = false;
      const start = () => {
        if (isStarted) return;
        isStarted = true;
        painted.disconnect();
        const program = document.createElement('script');
        program.type = 'module';
        program.crossOrigin = '';
        program.fetchPriority = 'low';
        program.src = '${source}';
        document.head.append(program);
      };
      const painted = new PerformanceObserver(start);
      painted.observe({ type: 'paint', buffered: true });
      setTimeout(start, ${longestWaitMs});
    })();`;
}

/** Returns the Vite plugin that lets the built page be painted before its program has loaded. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build lacks its page');
        page.source = paintedFirst(String(page.source), (path) => {
          const style = bundle[path];
          if (style?.type !== 'asset') this.error(`the page asks for ${path}, which is not built`);
          return Buffer.from(style.source).toString();
        });
      },
    },
  };
}
