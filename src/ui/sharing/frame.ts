// The page in a frame of another page: the query that asks for it, and the HTML to paste.

/** What the address of a frame has behind the path. */
export const embedQuery = '?embed';

/** Whether this page is to show the picture and its main control only. */
export function isEmbedded(): boolean {
  return new URLSearchParams(location.search).has('embed');
}

/** Width and height of a frame. CSS pixels */
const size = { width: 720, height: 480 };

/** The HTML of a frame: it runs its own program, opens the full page beside, and reaches nothing of the page around it. */
export function frameOf(address: string, title: string): string {
  const attributes = {
    src: address,
    title: `Slew: ${title}`,
    width: size.width,
    height: size.height,
    style: 'border: 0; max-width: 100%',
    loading: 'lazy',
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
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
