// A body as a small picture beside its name: its hull in its colour, nose to the right.
import './body-icon.css';
import type { BodyArt } from '../../view/bodies';
import { css } from '../../view/palette';

/** @param art picture of the body @param colour 0xRRGGBB */
export function BodyIcon({ art, colour }: { readonly art: BodyArt; readonly colour: number }) {
  const picture = `url("${art.picture}")`;
  return (
    <span class="body-icon" aria-hidden="true">
      <i style={{ backgroundImage: picture, backgroundColor: css(colour), maskImage: picture }} />
      <i style={{ backgroundImage: picture }} />
    </span>
  );
}
