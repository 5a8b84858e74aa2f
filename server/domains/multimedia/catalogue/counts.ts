import { countOfEach } from '../../../kit/read/batch.ts';

/** Of the rows of a page together. What is in the recycle bin does not count. */
export const songsOfArtiste = countOfEach(
  `select count(*) from song_artistes l join media_item m on m.id = l.media_item_id
   where l.artiste_id = ? and m.deleted_at is null and m.radio_id = ?`,
  ({ radioId }) => radioId ?? -1,
);
export const albumsOfArtiste = countOfEach(
  'select count(*) from album where artiste_id = ? and deleted_at is null and radio_id = ?',
  ({ radioId }) => radioId ?? -1,
);
export const songsOfAlbum = countOfEach(
  'select count(*) from media_item where album_id = ? and deleted_at is null and radio_id = ?',
  ({ radioId }) => radioId ?? -1,
);
