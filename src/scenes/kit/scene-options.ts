/** What every whole picture takes. */
export interface SceneOptions {
  /** Prefix of every id inside, its own for each picture on a page: a letter, then letters or digits. */
  id: string;
  /** A whole sentence that says what is seen. Absent: the text beside the picture says it, and it is hidden. */
  label?: string | undefined;
}

/** The frame that one of a scene's pictures is drawn for, in its own units. */
export interface Frame {
  /** As above. */
  id: string;
  w: number;
  h: number;
}

/** A picture whose frame is chosen by the page. Up to 600 wide it is drawn for a phone, above that for a wide screen. */
export interface FramedScene extends SceneOptions {
  w?: number;
  h?: number;
}

/** Whether a frame of this width takes the wide drawing. */
export const isWide = (w: number): boolean => w > 600;
