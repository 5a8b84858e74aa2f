import { PictureFiles } from '../../../../kit/images/pictureFiles.ts';

export const contentFolder = 'website';

/** Folder of the pictures of blog posts that were written before the website had a blog. They keep their addresses. */
export const formerContentFolder = 'blog';

/** Widths for cards, for pages, and for full size. */
export const contentWidths = [480, 960, 1600] as const;

/** Files of the pictures of contents. These are fixed sizes, cut around the middle, and the whole picture for crops on demand. */
export const contentPictureFiles = new PictureFiles('picture', contentFolder, {
  widths: contentWidths,
  named: 960,
  heightShare: 9 / 16,
  storesWhole: true,
  formerFolder: formerContentFolder,
});
