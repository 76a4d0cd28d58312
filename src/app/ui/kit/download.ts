// Saves texts as files.

/** Downloads a text as a file. @param name of what it holds; the file's name has its letters and digits */
export function download(name: string, ending: string, type: string, text: string): void {
  const link = document.createElement('a');
  const stem = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${stem || 'slew'}${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
