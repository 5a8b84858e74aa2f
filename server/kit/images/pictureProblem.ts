import type { FieldProblem } from '../fieldProblems.ts';

/** Reason why a picture is rejected; also the problem of its field. */
export type PictureProblem = Extract<
  FieldProblem,
  'noPicture' | 'svgPicture' | 'otherPictureType' | 'brokenPicture' | 'tooManyPixels' | 'tooFewPixels'
>;

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
