// Small line icons in the colour of the surrounding text.

interface Row {
  readonly path: string;
  readonly filled?: true;
  readonly width?: number;
}

/** The page's icons: SVG paths in a square of 20 by 20 units, drawn as lines or filled. */
const signs = {
  pause: { filled: true, path: 'M5.5 3.5h3v13h-3zM11.5 3.5h3v13h-3z' },
  play: { filled: true, path: 'M6 3.5v13l10.5-6.5z' },
  step: { filled: true, path: 'M4 4v12l8.5-6zM14 4h2.4v12H14z' },
  restart: { path: 'M4 10a6 6 0 1 0 2-4.5M6.3 2.4v3.4h3.4' },
  undo: { path: 'M7.5 4 4 7.5 7.5 11M4.3 7.5h7.2a4.2 4.2 0 0 1 0 8.4H8' },
  redo: { path: 'M12.5 4 16 7.5 12.5 11M15.7 7.5H8.5a4.2 4.2 0 0 0 0 8.4H12' },
  pencil: { path: 'M3.5 16.5l1-4 8.5-8.5 3 3-8.5 8.5zM11 6l3 3' },
  close: { path: 'M4.5 4.5l11 11M15.5 4.5l-11 11' },
  chevron: { path: 'M5.5 8l4.5 4.5L14.5 8' },
  next: { path: 'M3.5 10h13M11.5 5l5 5-5 5' },
  tick: { width: 2.25, path: 'M4 10.5l4 4 8-9' },
  search: { path: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11M13 13l4 4' },
  copy: { path: 'M7 7h9.5v9.5H7zM4.5 13H3.5V3.5H13v1' },
  link: {
    path: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  },
  image: { path: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4M13.2 7.5h.01' },
  clip: { path: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z' },
  code: { path: 'M7 6l-4 4 4 4M13 6l4 4-4 4' },
  keep: { path: 'M5.5 3.5h9v13L10 13l-4.5 3.5z' },
  share: { path: 'M10 12V3M6.5 6.5 10 3l3.5 3.5M6 9H4v7.5h12V9h-2' },
  swap: { path: 'M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3' },
  curve: { path: 'M3.5 3.5v13h13M3.5 13c3-1 3.5-6 6-6s2.5 3 6.5 2' },
  plus: { path: 'M10 4v12M4 10h12' },
  bin: { path: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5' },
  magnet: { path: 'M4.5 4.5h3V10a2.5 2.5 0 0 0 5 0V4.5h3V10a5.5 5.5 0 0 1-11 0zM4.5 7h3M12.5 7h3' },
  cup: {
    path: 'M6 3.5h8v4a4 4 0 0 1-8 0zM6 5H3.5a2.5 2.5 0 0 0 3 3M14 5h2.5a2.5 2.5 0 0 1-3 3M10 11.5v3M7 16.5h6',
  },
  download: { path: 'M10 3v9.5M6 9l4 4 4-4M4 16.5h12' },
  warning: { path: 'M10 3 17.5 16.5h-15zM10 8v4M10 14.2h.01' },
  pad: {
    path: 'M6.5 6h7a4 4 0 0 1 4 4.4l-.4 3a2 2 0 0 1-3.6.8L12 12H8l-1.5 2.2a2 2 0 0 1-3.6-.8l-.4-3a4 4 0 0 1 4-4.4M6.5 8v3M5 9.5h3M13 9.5h.01',
  },
  more: { width: 3, path: 'M4 10h.01M10 10h.01M16 10h.01' },
} as const satisfies Readonly<Record<string, Row>>;

const lineWidth = 1.75;

export type IconName = keyof typeof signs;

/** An icon of 20 by 20 CSS pixels, hidden from screen readers. */
export function Icon({ sign }: { readonly sign: IconName }) {
  const { path, filled, width = lineWidth }: Row = signs[sign];
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
      data-sign={sign}
    >
      <path d={path} />
    </svg>
  );
}
