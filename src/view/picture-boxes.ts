// Where bodies and texts are on the page: the scene writes it with every frame, the console reads it.

/** A rectangle on the page. CSS pixels */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A text of the picture and its box. */
export interface PageText extends PageBox {
  readonly text: string;
}

/** What the last frame showed. */
export class PictureBoxes {
  /** A box a body, in the order of the entities, tight round its drawn hull; null when it is out of sight. */
  bodies: readonly (PageBox | null)[] = [];
  /** Every text that was drawn. */
  labels: readonly PageText[] = [];
}
