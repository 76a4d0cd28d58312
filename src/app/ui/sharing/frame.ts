// Embedding of the page in another page: the query of the address, and the HTML of the frame.

/** Query in the address of an embedded page. */
export const embedQuery = '?embed';

/** Whether this page is embedded in another one. */
export function isEmbedded(): boolean {
  return new URLSearchParams(location.search).has('embed');
}

/** Width and height of the iframe with an embedded page. CSS pixels */
const size = { width: 720, height: 480 };

// It may not navigate the page around it, open dialogs, send forms or download. Without its origin, most static hosts
// would refuse its module scripts and fonts, because they send no Access-Control-Allow-Origin. Keeping the origin is
// safe: a page of another origin is isolated anyway, and pages of the same origin could reach each other without it.
/** Permissions (attribute `sandbox`) of the frame that embeds the page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Returns the HTML of an iframe that shows an embedded scene.
 * @param address address of the embedded page
 * @param title title of the scene
 */
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
