import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';

/** Path of the portal page that lists the media of each kind. */
export const listPaths: Readonly<Record<MediaKind, string>> = {
  [MediaKind.SONG]: '/admin/multimedia/songs',
  [MediaKind.JINGLE]: '/admin/multimedia/jingles',
  [MediaKind.GENERIC]: '/admin/multimedia/generics',
  [MediaKind.PUBLICITY]: '/admin/multimedia/publicities',
  [MediaKind.VIDEO]: '/admin/videos',
  [MediaKind.RUSH]: '/admin/rushs',
  [MediaKind.EPISODE]: '/admin/planning/episodes',
};

/**
 * Returns the path of the portal page that lists failed files. Attached media are listed on the page of their domain, such as the
 * rushes.
 */
export const failedMediaPath = (kind: MediaKind): string =>
  isAttached(kind) ? listPaths[kind] : '/admin/multimedia/attention';

/** Returns the path of the portal page for bulk edits and metadata imports of a kind of media. */
export const bulkEditPath = (kind: MediaKind): string => `/admin/multimedia/edit?kind=${kind}`;
