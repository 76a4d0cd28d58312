// The page in a frame of another page: the query that asks for it, and the HTML to paste.

/** What the address of a frame has behind the path. */
export const embedQuery = '?embed';

/** Whether this page is to show the picture and its main control only. */
export function isEmbedded(): boolean {
  return new URLSearchParams(location.search).has('embed');
}

/** Width and height of a frame. CSS pixels */
const size = { width: 720, height: 480 };

/**
 * What the frame may do: run its program, keep its own origin, and open the full page in a tab. It may not navigate the page
 * around it, ask it with dialogs, send forms or download.
 *
 * Its own origin, because without it the origin is `null`, and a browser fetches module scripts and fonts for that only from a
 * host that sends Access-Control-Allow-Origin, which few static hosts do. Nothing is lost: a page of another origin is kept
 * apart by that alone, and one on the same origin is by whoever put Slew there, whose programs reach each other anyway.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The HTML of a frame. */
export function frameOf(address: string, title: string): string {
  const attributes = {
    src: address,
    title: `Slew: ${title}`,
    width: size.width,
    height: size.height,
    style: 'border: 0; max-width: 100%',
    loading: 'lazy',
    sandbox,
  };
  const words = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return `<iframe ${words.join(' ')}></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
