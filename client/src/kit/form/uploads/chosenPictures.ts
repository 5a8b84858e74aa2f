import type { FileUpload } from '@chakra-ui/react';

/** Picture types that the server accepts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
export const maxPictureMegabytes = 10;

/** Returns why a chosen file is not uploaded, as a key of the field messages. */
export function problemOfChosen({ file, errors }: FileUpload.FileRejection): string {
  if (file.type === 'image/svg+xml') return 'svgPicture';
  if (errors.includes('FILE_TOO_LARGE')) return 'tooLargePicture';
  return errors.includes('TOO_MANY_FILES') ? 'tooManyPictures' : 'noPicture';
}
