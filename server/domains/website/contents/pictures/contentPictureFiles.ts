import { PictureFiles } from '../../../../kit/images/pictureFiles.ts';

export const contentFolder = 'website';

/** Storage folder of pictures of blog posts that are older than the blog of the website. Their URLs stay the same. */
export const formerContentFolder = 'blog';

/** Stored widths of the pictures of contents, in pixels: for cards, for pages, and for full size. */
export const contentWidths = [480, 960, 1600] as const;

/** Files of the pictures of contents. These are fixed sizes, cut around the middle, and the whole picture for crops on demand. */
export const contentPictureFiles = new PictureFiles('picture', contentFolder, {
  widths: contentWidths,
  named: 960,
  heightShare: 9 / 16,
  storesWhole: true,
  formerFolder: formerContentFolder,
});
