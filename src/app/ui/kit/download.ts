// Saves texts and bytes as downloaded files.

/**
 * Downloads a text or bytes as a file.
 * @param name title from which the file's name is made. Characters other than a–z and 0–9 become hyphens.
 * @param ending end of the file's name, such as ".json"
 * @param type MIME type
 */
export function download(name: string, ending: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  const stem = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `${stem || 'slew'}${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
