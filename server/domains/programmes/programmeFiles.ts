import type { PictureShape } from '../../kit/images/pictureFiles.ts';
import { RowPicture } from '../../kit/images/rowPicture.ts';
import type { FileKinds } from '../../kit/storage/fileKinds.ts';
import { radioPicture } from '../library/public.ts';
import { Emission } from './emissions/emission.entity.ts';
import { requireOwnEmission } from './emissions/emissionAccess.ts';
import { Episode } from './episodes/episode.entity.ts';
import { transcriptFile } from './episodes/transcriptFile.ts';
import { Podcast } from './podcasts/podcast.entity.ts';

/** Stored sizes of square covers, as widths in pixels. Podcast directories require at least 1400. */
export const coverShape: PictureShape = { widths: [64, 256, 512, 1400], named: 512, heightShare: 1 };

/** Covers of episodes are also stored as JPEG for feeds, because directories support no WebP. */
const episodeShape: PictureShape = { ...coverShape, alsoJpeg: [1400] };

/**
 * Stored sizes of podcast covers: JPEG, as podcast directories require. Pictures below the minimum are rejected, because enlarged pictures
 * would be blurred.
 */
export const podcastShape: PictureShape = {
  widths: [256, 1400],
  named: 1400,
  heightShare: 1,
  format: 'jpeg',
  minimum: 1400,
};

const emissionCovers = new RowPicture(Emission, 'cover', 'emissioncovers', coverShape);
const episodeCovers = new RowPicture(Episode, 'cover', 'episodecovers', episodeShape);
const podcastCovers = new RowPicture(Podcast, 'cover', 'podcastcovers', podcastShape);

const updating = ({ name }: { name: string }) => ({ action: 'update', subject: name });

/** Covers and transcripts that can be uploaded, and covers that everybody can read. */
export const programmeFiles: FileKinds = {
  ofRecords: [
    {
      path: '/uploads/emissions/:id/cover',
      ...radioPicture(emissionCovers, Emission, {
        alsoRequire: (context, { id }) => requireOwnEmission(context, updating(Emission), id),
      }),
    },
    {
      path: '/uploads/episodes/:id/cover',
      ...radioPicture(episodeCovers, Episode, {
        columns: ['emission'],
        alsoRequire: (context, { emission }) =>
          requireOwnEmission(context, updating(Episode), Number(emission)),
      }),
    },
    {
      path: '/uploads/podcasts/:id/cover',
      ...radioPicture(podcastCovers, Podcast, {
        columns: ['emission'],
        alsoRequire: (context, { emission }) =>
          requireOwnEmission(context, updating(Podcast), Number(emission)),
      }),
    },
    transcriptFile,
  ],
  open: [emissionCovers.folder, episodeCovers.folder, podcastCovers.folder],
};
