import { parse } from 'node:path';
import { foldText } from '../../../../kit/foldText.ts';

const ending = /\.(jpe?g|png|webp)$/i;
const front = /(^|[^\p{L}])(cover|folder|front|album ?art|album|artwork)([^\p{L}]|$)/iu;
const notFront = /(^|[^\p{L}])(back|rear|inside|inlay|inlet|cd|disc)([^\p{L}]|$)/iu;

/** True for file names with the extension of a picture. */
export const isPictureName = (fileName: string): boolean => ending.test(fileName);

/**
 * Returns true for picture names that usually mean the cover of the whole folder. Examples: `cover.jpg`, `Folder.png`, `Album -
 * front.webp`.
 */
export function isCoverName(fileName: string): boolean {
  const { name } = parse(fileName);
  return front.test(name) && !notFront.test(name);
}

/** True when two file names are equal except for extension, case and accents. */
export const isSameName = (fileName: string, otherName: string): boolean =>
  baseOf(fileName) === baseOf(otherName);

const baseOf = (fileName: string) => foldText(parse(fileName).name).trim();
