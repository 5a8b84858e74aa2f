import { randomKey } from '../../../kit/storage/randomKey.ts';
import { insertRow, type Values } from '../../../kit/write/rowWrites.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { Album } from '../catalogue/album.entity.ts';
import { Artiste } from '../catalogue/artiste.entity.ts';
import { MediaCategory } from '../labels/mediaCategory.entity.ts';
import { MediaTag } from '../labels/mediaTag.entity.ts';
import { EpisodeSound } from '../media/kinds/episodeSound.entity.ts';
import { RushSound } from '../media/kinds/rushSound.entity.ts';
import { Generic } from '../media/kinds/generic.entity.ts';
import { Jingle } from '../media/kinds/jingle.entity.ts';
import { MediaState } from '../media/mediaState.ts';
import { Publicity } from '../media/kinds/adverts/publicity.entity.ts';
import { Song } from '../media/kinds/songs/song.entity.ts';
import { Video } from '../media/kinds/video.entity.ts';
import { Playlist } from '../playlists/playlist.entity.ts';
import { PlaylistItem } from '../playlists/items/playlistItem.entity.ts';

/*
 * Inserts rows into the library of a radio for tests, without files and mutations. Relations are given as
 * ids.
 * Each function returns the id of the row.
 */

type Make = (app: TestApp, radioId: number, values?: Values) => Promise<number>;

const maker =
  (entity: { name: string }, defaults: (number: number) => Values = () => ({})): Make =>
  (app, radioId, values = {}) => {
    const model = app.shared.reads.models.of(entity);
    return app.shared.database.transaction(async (transaction) => {
      const all = { ...defaults(++made), ...values };
      return (await insertRow(transaction, model, all, { radioId, deleted: 'hidden' })).id;
    });
  };

let made = 0;

/** Publishes for tests that a medium has changed, as every writer does. */
export const publishMediumChange = ({ shared }: TestApp, radioId: number, id: number): Promise<void> =>
  shared.database.transaction(async (transaction) =>
    shared.services.events.publish(transaction, 'mediaChanged', { radioId, id }),
  );

const mediumMaker =
  (...given: Parameters<typeof maker>): Make =>
  async (app, radioId, values) => {
    const id = await maker(...given)(app, radioId, values);
    await publishMediumChange(app, radioId, id);
    return id;
  };

/** Default values of a file of the library: ready, three minutes long, with a file key but no file. */
const ofFile = (name: string, ending: string, mimeType: string) => (number: number) => ({
  title: `${name} ${number}`,
  fileName: `${name.toLowerCase()}-${number}.${ending}`,
  fileKey: `media/${randomKey()}.${ending}`,
  mimeType,
  size: 3_000_000 + number,
  checksum: `${randomKey()}${randomKey()}`,
  duration: 180_000,
  state: MediaState.READY,
  isMeasured: true,
});

export const makeSong = mediumMaker(Song, ofFile('Song', 'mp3', 'audio/mpeg'));
export const makeJingle = mediumMaker(Jingle, ofFile('Jingle', 'mp3', 'audio/mpeg'));
export const makeGeneric = mediumMaker(Generic, ofFile('Generic', 'mp3', 'audio/mpeg'));
export const makePublicity = mediumMaker(Publicity, ofFile('Publicity', 'mp3', 'audio/mpeg'));
export const makeVideo = mediumMaker(Video, ofFile('Video', 'mp4', 'video/mp4'));
export const makeArtiste = maker(Artiste, (number) => ({ name: `Artiste ${number}` }));
export const makeAlbum = maker(Album, (number) => ({ title: `Album ${number}` }));
export const makeCategory = maker(MediaCategory, (number) => ({ name: `Category ${number}` }));
export const makeTag = maker(MediaTag, (number) => ({ name: `Tag ${number}` }));
export const makePlaylist = maker(Playlist, (number) => ({ name: `Playlist ${number}` }));
/**
 * Inserts an item of a playlist for tests. The values must contain `playlist`, `media` and `position`. The caller must set the
 * totals of the playlist.
 */
export const makePlaylistItem = maker(PlaylistItem);
/** Inserts an attached medium for tests; the caller creates the row that it belongs to. */
export const makeRushSound = maker(RushSound, ofFile('Rush', 'mp3', 'audio/mpeg'));
export const makeEpisodeSound = maker(EpisodeSound, ofFile('Episode', 'mp3', 'audio/mpeg'));
