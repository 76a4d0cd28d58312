// The pages of scenes, which show a question and a picture where their link is posted. The build makes one of each.

/** The address of a built-in scene's own page; null where there are none: in development, and in the one-file page. */
export function pageOfScene(id: string): string | null {
  const built = import.meta.env.MODE === 'production' && location.protocol.startsWith('http');
  return built ? new URL(`scene/${id}.html`, location.href).href : null;
}
