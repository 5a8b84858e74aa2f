import { isAttached, MediaKind } from '../media/kinds/mediaKind.ts';

/** Where the portal lists what of each kind was sent. */
export const listPaths: Readonly<Record<MediaKind, string>> = {
  [MediaKind.SONG]: '/admin/multimedia/songs',
  [MediaKind.JINGLE]: '/admin/multimedia/jingles',
  [MediaKind.GENERIC]: '/admin/multimedia/generics',
  [MediaKind.PUBLICITY]: '/admin/multimedia/publicities',
  [MediaKind.VIDEO]: '/admin/videos',
  [MediaKind.RUSH]: '/admin/rushs',
  [MediaKind.EPISODE]: '/admin/planning/episodes',
};

/** Where the portal lists what cannot be used: what belongs to something outside of the library says it there. */
export const failedPathOf = (kind: MediaKind): string =>
  isAttached(kind) ? listPaths[kind] : '/admin/multimedia/attention';

/** Where many media of a kind are edited, and imports of their metadata are followed. */
export const bulkPathOf = (kind: MediaKind): string => `/admin/multimedia/edit?kind=${kind}`;
