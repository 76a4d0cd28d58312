// A small picture of a body beside its name: its hull in its colour, with the nose to the right.
import './body-icon.css';
import type { BodyArt } from '../../view/bodies';
import { css } from '../../view/palette';

/** A small picture of a body. @param art the hull's picture @param colour 0xRRGGBB */
export function BodyIcon({ art, colour }: { readonly art: BodyArt; readonly colour: number }) {
  const picture = `url("${art.picture}")`;
  return (
    <span class="body-icon" aria-hidden="true">
      <i style={{ backgroundImage: picture, backgroundColor: css(colour), maskImage: picture }} />
      <i style={{ backgroundImage: picture }} />
    </span>
  );
}
