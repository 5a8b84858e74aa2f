/** Why a picture is not taken; the problem of its field. */
export type PictureProblem =
  /** Neither PNG, JPEG, WebP, GIF nor AVIF, whatever it is called. */
  | 'noPicture'
  /** SVG is a document that may hold scripts. */
  | 'svgPicture'
  /** One of ours, but another than was declared. */
  | 'otherPictureType'
  /** Cut off, damaged, or endless to decode. */
  | 'brokenPicture'
  | 'tooManyPixels';

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
