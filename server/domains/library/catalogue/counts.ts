import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';

export const countSongsOfArtiste = countOfEach(
  'library.countSongsOfArtiste',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('SongArtistes as link')
      .innerJoin('MediaItem as song', 'song.id', 'link.mediaItem')
      .select(count)
      .where('link.artiste', '=', of)
      .where('song.failure', 'is', null),
);
export const countAlbumsOfArtiste = countOfEach(
  'library.countAlbumsOfArtiste',
  (db, { of }: Given<{ of: number }>) => db.selectFrom('Album').select(count).where('artiste', '=', of),
);
export const countSongsOfAlbum = countOfEach(
  'library.countSongsOfAlbum',
  (db, { of }: Given<{ of: number }>) =>
    db.selectFrom('MediaItem').select(count).where('album', '=', of).where('failure', 'is', null),
);
