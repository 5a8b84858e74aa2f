import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';
import * as lib from './library.ts';
const app = await createTestApp({}, afterAll);
test('x', async () => {
  const a = await lib.makeArtiste(app, 1, {});
  const al = await lib.makeAlbum(app, 1, { artiste: a });
  const t = await lib.makeTag(app, 1);
  const c = await lib.makeCategory(app, 1);
  const s = await lib.makeSong(app, 1, { artistes: [a], album: al, tags: [t], category: c });
  for (const m of [lib.makeJingle, lib.makeGeneric, lib.makePublicity, lib.makeVideo]) await m(app, 1, { tags: [t] });
  const p = await lib.makePlaylist(app, 1);
  await lib.makePlaylistItem(app, 1, { playlist: p, media: s, position: 1 });
  console.log(await app.shared.database.rows('select id, kind, title, song_key, search_text, isrc, purpose, state from media_item', []));
  console.log(await app.shared.database.rows('select * from song_artistes', []), await app.shared.database.rows('select * from media_item_tags', []));
  for (const n of ['MediaItem','Song','Jingle']) { const m = app.shared.reads.models.byName(n); console.log(n, m.table, m.kind, m.allProperties().map(p=>p.name).join()); }
  expect(1).toBe(1);
});
