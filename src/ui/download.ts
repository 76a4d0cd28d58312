// Files for the person to keep.
import { element } from './element';

/** Hands a text over as a file, named in letters and digits after something. */
export function download(name: string, ending: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const stem = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  element('a', { href: url, download: `${stem || 'slew'}${ending}` }).click();
  URL.revokeObjectURL(url);
}
