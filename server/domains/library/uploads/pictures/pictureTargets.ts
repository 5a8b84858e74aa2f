import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { MediaKind } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { isSameName, isCoverName } from './pictureNames.ts';

/** Sound that was uploaded along with pictures. When the sound is a duplicate, `medium` is the one that was already in the library. */
export interface Sound {
  sentName: string;
  /** True when the library has accepted or refused the uploaded file. */
  isSettled: boolean;
  /** Null while the file is not ready, or when it was refused. */
  medium: Medium | null;
}

interface Medium {
  id: number;
  kind: MediaKind;
  isNew: boolean;
  artwork: string;
  album: { id: number; cover: string; isNew: boolean } | null;
}

/** Album or medium that gets an uploaded picture. */
export interface Target {
  entity: 'Album' | 'MediaItem';
  id: number;
  kind: MediaKind;
  /** Media that show the picture. */
  mediaIds: number[];
  hasPicture: boolean;
  /** True for a medium created by the upload, and for an album that needs review. The uploader may then set the picture. */
  isNew: boolean;
}

/**
 * Returns the state of uploaded sounds, each with the medium that gets the picture. That is the uploaded medium, or the one that
 * it duplicates.
 */
export async function findUploadedSounds(
  database: Database,
  radioId: number,
  mediaIds: readonly number[],
): Promise<Sound[]> {
  const found = await findUploadedMedia.all({ database, radioId }, { ids: [...mediaIds] });
  return found.map(({ sentName, sentState, state, id, kind, artwork, ...album }) => ({
    sentName,
    isSettled: sentState === MediaState.READY || sentState === MediaState.FAILED,
    medium:
      state === MediaState.READY
        ? {
            id: id!,
            kind: kind!,
            isNew: sentState === MediaState.READY,
            artwork: artwork!,
            album:
              album.albumId === null
                ? null
                : { id: album.albumId, cover: album.cover!, isNew: album.needsReview! },
          }
        : null,
  }));
}

const findUploadedMedia = query('library.findUploadedMedia', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom(withDeleted('MediaItem as sent'))
    .leftJoin('MediaItem as medium', (join) =>
      join.on('medium.id', '=', ({ fn }) => fn.coalesce('sent.duplicateOf', 'sent.id')),
    )
    .leftJoin('Album as album', 'album.id', 'medium.album')
    .select(['sent.fileName as sentName', 'sent.state as sentState'])
    .select(['medium.state', 'medium.id', 'medium.kind', 'medium.artwork'])
    .select(['album.id as albumId', 'album.cover', 'album.needsReview'])
    .where('sent.id', 'in', ids)
    .orderBy('sent.id'),
);

/**
 * Returns the rows that get a picture: the sounds with the same file name. When there is no such sound, a picture named like a
 * cover goes to the albums of the sounds in its folder, and to the sounds without an album.
 */
export function findTargets(fileName: string, sounds: readonly Sound[]): Target[] {
  const usable = sounds.flatMap(({ sentName, medium }) => (medium ? [{ sentName, medium }] : []));
  const namesakes = usable.filter(({ sentName }) => isSameName(sentName, fileName));
  if (namesakes.length > 0) return namesakes.map(({ medium }) => targetOf(medium));
  if (!isCoverName(fileName)) return [];
  const targets = new Map<string, Target>();
  for (const { medium } of usable) {
    const target = medium.album ? albumOf(medium, medium.album) : targetOf(medium);
    const known = targets.get(`${target.entity} ${target.id}`);
    if (known) known.mediaIds.push(medium.id);
    else targets.set(`${target.entity} ${target.id}`, target);
  }
  return [...targets.values()];
}

const targetOf = ({ id, kind, artwork, isNew }: Medium): Target => ({
  entity: 'MediaItem',
  id,
  kind,
  mediaIds: [id],
  hasPicture: artwork !== '',
  isNew,
});

const albumOf = ({ id, kind }: Medium, album: NonNullable<Medium['album']>): Target => ({
  entity: 'Album',
  id: album.id,
  kind,
  mediaIds: [id],
  hasPicture: album.cover !== '',
  isNew: album.isNew,
});
