import { parse } from 'node:path';

const ending = /\.(jpe?g|png|webp)$/i;
const front = /(^|[^\p{L}])(cover|folder|front|album ?art|album|artwork)([^\p{L}]|$)/iu;
const notFront = /(^|[^\p{L}])(back|rear|inside|inlay|inlet|cd|disc)([^\p{L}]|$)/iu;

/** Whether a file calls itself a picture. */
export const isPictureName = (fileName: string): boolean => ending.test(fileName);

/** Whether a picture is meant for everything that lies in its folder: `cover.jpg`, `Folder.png`, `Album - front.webp`. */
export function saysCover(fileName: string): boolean {
  const { name } = parse(fileName);
  return front.test(name) && !notFront.test(name);
}

/** Whether two files are called the same but for their endings, and for case. */
export const areCalledAlike = (one: string, other: string): boolean => baseOf(one) === baseOf(other);

const baseOf = (fileName: string) => parse(fileName).name.normalize('NFC').toLowerCase().trim();
