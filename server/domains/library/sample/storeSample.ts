import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sampleKey } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { clip } from '../../content/profile/sample/clip.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { User } from '../../platform/users/user.entity.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { writeWebVtt, type Caption } from '../captions/parseCaptions.ts';
import { MediaCategory } from '../labels/mediaCategory.entity.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import type { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { DefaultPlaylist } from '../playlists/default/defaultPlaylist.entity.ts';
import { Playlist } from '../playlists/playlist.entity.ts';
import { PlaylistItem } from '../playlists/items/playlistItem.entity.ts';
import { cover } from './cover.ts';
import { encode } from './encode.ts';
import { samplePieces, type Piece } from './pieces.ts';
import { samplePlaylists } from './playlists.ts';
import { play } from './synth.ts';
import { tagFile } from './tagFile.ts';

const categories = {
  Current: 'What is played most at the moment.',
  Recurrent: 'Was current until lately.',
  Gold: 'Known and loved.',
};
const tags = ['morning', 'night', 'instrumental', 'local'];

/**
 * Stores a small library for the first radio, as if people had uploaded it.
 * The sounds are synthesised here, and have tags and covers. The usual analysis reads everything else once
 * the server runs.
 */
export async function storeSampleLibrary(storage: Storage, em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const addedBy = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  const shelves = Object.entries(categories).map(([name, description]) =>
    em.create(MediaCategory, { radio, name, description }, { partial: true }),
  );
  const words = tags.map((name) => em.create(MediaTag, { radio, name }, { partial: true }));
  await em.flush();

  const media: MediaItem[] = [];
  for (const [index, piece] of samplePieces().entries()) {
    const { fileKey, size } = await storePiece(storage, piece);
    const { category, ...values } = piece.values;
    const shelf = shelves.find(({ name }) => name === category) ?? null;
    const { title } = piece.tags;
    const medium = em.create(
      entityOf[piece.kind],
      {
        radio,
        addedBy,
        title,
        fileName: piece.fileName,
        fileKey,
        size,
        ...values,
        category: shelf,
      },
      { partial: true },
    ) as MediaItem;
    if (piece.kind === MediaKind.SONG && index % 3 === 0) medium.tags.add(words[index % words.length]!);
    media.push(medium);
  }
  em.create(entityOf.VIDEO, { radio, addedBy, ...(await storeFilm(storage)) }, { partial: true });
  await em.flush();

  for (const { choose, separation, ...values } of samplePlaylists) {
    const playlist = em.create(Playlist, { radio, ...values }, { partial: true });
    if (separation) em.create(DefaultPlaylist, { radio, playlist, ...separation }, { partial: true });
    if (choose)
      media.filter(choose).forEach((medium, at) => {
        em.create(PlaylistItem, { radio, playlist, media: medium, position: at + 1 }, { partial: true });
      });
  }
  await em.flush();
}

const captions: readonly Caption[] = [
  { from: 200, to: 1500, settings: '', text: '<i>The studio, just before six.</i>' },
  { from: 1600, to: 2800, settings: '', text: 'A light wanders over the mixing desk.' },
  { from: 2900, to: 3900, settings: '', text: 'Nobody has spoken yet.' },
];

/** Stores the video of the sample library with its captions, and returns the values of its row. */
async function storeFilm(storage: Storage): Promise<object> {
  const content = Buffer.from(clip, 'base64');
  const fileKey = `media/${sampleKey('studio film')}.webm`;
  const captionsKey = `captions/${sampleKey('studio film')}.vtt`;
  await storage.put(fileKey, content);
  await storage.put(captionsKey, Buffer.from(writeWebVtt(captions)));
  const size = content.length;
  return { title: 'Light on the mixing desk', fileName: 'studio.webm', fileKey, size, captionsKey };
}

async function storePiece(storage: Storage, piece: Piece): Promise<{ fileKey: string; size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-sample-'));
  try {
    const path = join(folder, `piece.${piece.encoding}`);
    await writeFile(path, await encode(play(piece.style), piece.encoding));
    tagFile(path, { ...piece.tags, cover: await cover(piece.hue) });
    const content = await readFile(path);
    const fileKey = `media/${sampleKey(piece.fileName)}.${piece.encoding}`;
    await storage.put(fileKey, content);
    return { fileKey, size: content.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
