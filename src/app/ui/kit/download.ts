// Saves texts and bytes as files.

/**
 * Downloads a text or bytes as a file.
 * @param name name of the contents; the file name keeps its letters and digits @param ending such as "json"
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
