import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';

/** Portal page that lists the media of each kind. */
export const listPaths: Readonly<Record<MediaKind, string>> = {
  [MediaKind.SONG]: '/admin/multimedia/songs',
  [MediaKind.JINGLE]: '/admin/multimedia/jingles',
  [MediaKind.GENERIC]: '/admin/multimedia/generics',
  [MediaKind.PUBLICITY]: '/admin/multimedia/publicities',
  [MediaKind.VIDEO]: '/admin/videos',
  [MediaKind.RUSH]: '/admin/rushs',
  [MediaKind.EPISODE]: '/admin/planning/episodes',
};

/** Portal page that lists failed files; attached media are listed with their owner. */
export const failedMediaPath = (kind: MediaKind): string =>
  isAttached(kind) ? listPaths[kind] : '/admin/multimedia/attention';

/** Portal page for bulk edits and metadata imports of a kind. */
export const bulkEditPath = (kind: MediaKind): string => `/admin/multimedia/edit?kind=${kind}`;
