import SqliteFile from 'better-sqlite3';

/** Numbers of songs, artistes and other records in the library that benchmarks measure. */
export const librarySize = { songs: 100_000, artistes: 10_000, albums: 8000, tags: 200, playlists: 300 };

const words = [
  'Blue',
  'Night',
  'Summer',
  'River',
  'Golden',
  'Dancing',
  'Shadow',
  'Morning',
  'Paper',
  'Silver',
];
const nouns = ['Moon', 'Road', 'Heart', 'Rain', 'Window', 'Garden', 'Train', 'Mirror', 'Ocean', 'Letter'];
const firsts = ['Ana', 'Ben', 'Chloé', 'Dario', 'Émile', 'Farah', 'Gus', 'Hana', 'Inès', 'Jon'];
const lasts = ['Marin', 'Leclerc', 'Okafor', 'Silva', 'Novak', 'Haddad', 'Berg', 'Rossi', 'Tanaka', 'Weiss'];

const artisteName = (id: number) => `${firsts[id % 10]} ${lasts[Math.floor(id / 10) % 10]} ${id}`;
const songTitle = (id: number) => `${words[(id * 7) % 10]} ${nouns[Math.floor(id / 10) % 10]} ${id}`;

/** Title of exactly one song in the benchmark library. Benchmarks search for it as a rare word. */
export const rareTitle = 'Zyxw Quvnort';
export const anArtiste = artisteName(4242);
export const anAlbum = 'Collection 777';

/** Inserts the library of one radio into a migrated database. Uses plain SQL, the fastest way into SQLite. */
export function fillLibrary(file: string, radioId = 1, size = librarySize): void {
  const database = new SqliteFile(file);
  database.pragma('synchronous = OFF');
  const now = Date.UTC(2020, 0, 1);
  const insert = (table: string, columns: string) => {
    const all = `version, created_at, updated_at, radio_id, search_text, guarded_search_text, ${columns}`;
    const placeholders = columns.split(', ').map(() => '?');
    return database.prepare(
      `insert into ${table} (${all}) values (1, ?, ?, ${radioId}, ?, '', ${placeholders.join(', ')})`,
    );
  };
  const artiste = insert('artiste', 'id, name, name_key');
  const album = insert('album', 'id, title, title_key, artiste_id');
  const tag = insert('media_tag', 'id, name, folded_name');
  const playlist = insert('playlist', 'id, name, media_count');
  const item = insert('playlist_item', 'playlist_id, media_id, position');
  const song = insert(
    'media_item',
    'id, kind, title, credit, song_key, sort_title, sort_credit, state, file_name, file_key, size, checksum, duration, album_id, year, genre, is_measured',
  );
  const credited = database.prepare('insert into song_artistes (media_item_id, artiste_id) values (?, ?)');
  const tagged = database.prepare('insert into media_item_tags (media_item_id, media_tag_id) values (?, ?)');
  const folded = (text: string) => text.toLowerCase();
  const keyed = (text: string) =>
    folded(text)
      .normalize('NFKD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');

  database.transaction(() => {
    for (let id = 1; id <= size.artistes; id++) {
      const name = artisteName(id);
      artiste.run(now, now, folded(name), id, name, keyed(name));
    }
    for (let id = 1; id <= size.albums; id++) {
      const title = `Collection ${id}`;
      album.run(now, now, folded(title), id, title, keyed(title), 1 + (id % size.artistes));
    }
    for (let id = 1; id <= size.tags; id++) tag.run(now, now, `tag ${id}`, id, `Tag ${id}`, `tag ${id}`);
    for (let id = 1; id <= size.playlists; id++)
      playlist.run(now, now, `playlist ${id}`, id, `Playlist ${id}`, 50);
    for (let id = 1; id <= size.songs; id++) {
      const by = 1 + ((id * 31) % size.artistes);
      // Every hundredth medium is a duplicate.
      const title = id === Math.floor(size.songs / 3) ? rareTitle : songTitle(id % 100 === 0 ? id - 1 : id);
      const credit = artisteName(id % 100 === 0 ? 1 + (((id - 1) * 31) % size.artistes) : by);
      const made = now + id * 60_000;
      song.run(
        made,
        made,
        `${folded(title)}\n${folded(credit)}\nsong-${id}.mp3\n`,
        id,
        'SONG',
        title,
        credit,
        `${keyed(credit)}/${keyed(title)}`,
        folded(title),
        folded(credit),
        id % 500 === 0 ? 'FAILED' : 'READY',
        `song-${id}.mp3`,
        `media/${id.toString(16).padStart(32, '0')}.mp3`,
        4_000_000 + id,
        id.toString(16).padStart(64, '0'),
        120_000 + ((id * 7919) % 240_000),
        1 + (id % size.albums),
        1960 + (id % 65),
        'Jazz',
        1,
      );
      credited.run(id, by);
      if (id % 5 === 0) tagged.run(id, 1 + ((id / 5) % size.tags));
    }
    for (let id = 1; id <= size.playlists; id++)
      for (let position = 1; position <= 50; position++)
        item.run(now, now, '', id, 1 + ((id * 331 + position * 97) % size.songs), position);
  })();
  database.exec('analyze');
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
