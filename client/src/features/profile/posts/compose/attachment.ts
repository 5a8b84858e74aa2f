import { pictureTypes } from '../../../../kit/form/uploads/chosenPictures';

/** File types and sizes accepted in a post. */

export const videoTypes = ['video/mp4', 'video/webm'];

const megabyte = 1024 * 1024;
export const maxMegabytes = { picture: 10, video: 50 };

export const isVideo = ({ type }: { type: string }) => type.startsWith('video/');

/** Returns why a file cannot be attached to a post, as a message key; undefined when it can. */
export function problemOfFile({ type, size }: { type: string; size: number }) {
  if (type === 'image/svg+xml') return 'svgPicture';
  if (videoTypes.includes(type)) return size > maxMegabytes.video * megabyte ? 'tooLargeVideo' : undefined;
  if (!pictureTypes.includes(type)) return 'noMedia';
  return size > maxMegabytes.picture * megabyte ? 'tooLargePicture' : undefined;
}
