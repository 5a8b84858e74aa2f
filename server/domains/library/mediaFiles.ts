import type { FileKinds } from '../../kit/storage/fileKinds.ts';
import { captionsFile } from './captions/captionsFile.ts';
import { albumCover, albumCovers, artistePicture, artistePictures } from './catalogue/cataloguePictures.ts';
import { artwork, artworks } from './media/files/mediaPictures.ts';
import { streamedFiles } from './streaming/streamedFiles.ts';
import { uploadPath } from './uploads/mediaUploads.ts';

/** Files of the library that can be uploaded and read. */
export const mediaFiles: FileKinds = {
  ofRecords: [
    { path: '/uploads/artistes/:id/picture', ...artistePicture },
    { path: '/uploads/albums/:id/cover', ...albumCover },
    { path: '/uploads/media/:id/artwork', ...artwork },
    captionsFile,
  ],
  resumable: [
    {
      path: uploadPath,
      handle: ({ uploads }, request, response, sender) => uploads.handle(request, response, sender),
    },
  ],
  ticketed: streamedFiles,
  open: [artistePictures.folder, albumCovers.folder, artworks.folder],
};
