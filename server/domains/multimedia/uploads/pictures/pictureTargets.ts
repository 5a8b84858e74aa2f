import type { Database } from '../../../../kit/database/database.ts';
import type { MediaKind } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { idList } from '../../playlists/items/idList.ts';
import { areCalledAlike, saysCover } from './pictureNames.ts';

/** A sound that came with pictures; of one that is in the library already, the one that is. */
export interface Sound {
  sentName: string;
  /** Whether the library is done with what was sent. */
  isSettled: boolean;
  /** Null while, or when, it is of no use. */
  medium: Medium | null;
}

interface Medium {
  id: number;
  kind: MediaKind;
  isNew: boolean;
  artwork: string;
  album: { id: number; cover: string; isNew: boolean } | null;
}

/** What a picture is for. */
export interface Target {
  what: 'Album' | 'MediaItem';
  id: number;
  kind: MediaKind;
  /** The media to which it shows. */
  mediaIds: number[];
  hasPicture: boolean;
  /** Whether it came into the library with the sounds: whoever sends them may send its picture. */
  isNew: boolean;
}

/** What has become of such and such media of a radio that were sent. */
export async function soundsSent(
  database: Database,
  radioId: number,
  mediaIds: readonly number[],
): Promise<Sound[]> {
  const { table, value } = idList(database.engine, mediaIds);
  const rows = await database.rows(
    `select s.file_name, s.state, m.state, m.id, m.kind, m.artwork, a.id, a.cover, a.needs_review
     from media_item s
     left join media_item m on m.id = coalesce(s.duplicate_of_id, s.id) and m.radio_id = s.radio_id and m.deleted_at is null
     left join album a on a.id = m.album_id and a.deleted_at is null
     where s.radio_id = ? and s.id in (select id from ${table} sent) order by s.id`,
    [radioId, value],
  );
  return rows.map(([sentName, sentState, state, id, kind, artwork, albumId, cover, needsReview]) => ({
    sentName: String(sentName),
    isSettled: sentState === MediaState.READY || sentState === MediaState.FAILED,
    medium:
      state === MediaState.READY
        ? {
            id: Number(id),
            kind: kind as MediaKind,
            isNew: sentState === MediaState.READY,
            artwork: String(artwork),
            album:
              albumId === null
                ? null
                : { id: Number(albumId), cover: String(cover), isNew: Boolean(needsReview) },
          }
        : null,
  }));
}

/**
 * What a picture is for: the sound that is called like it; else, if it says that it is a cover, the albums of the
 * sounds beside it, and those that are on none.
 */
export function targetsOf(fileName: string, sounds: readonly Sound[]): Target[] {
  const usable = sounds.flatMap(({ sentName, medium }) => (medium ? [{ sentName, medium }] : []));
  const alike = usable.filter(({ sentName }) => areCalledAlike(sentName, fileName));
  if (alike.length > 0) return alike.map(({ medium }) => targetOf(medium));
  if (!saysCover(fileName)) return [];
  const targets = new Map<string, Target>();
  for (const { medium } of usable) {
    const target = medium.album ? albumOf(medium, medium.album) : targetOf(medium);
    const known = targets.get(`${target.what} ${target.id}`);
    if (known) known.mediaIds.push(medium.id);
    else targets.set(`${target.what} ${target.id}`, target);
  }
  return [...targets.values()];
}

const targetOf = ({ id, kind, artwork, isNew }: Medium): Target => ({
  what: 'MediaItem',
  id,
  kind,
  mediaIds: [id],
  hasPicture: artwork !== '',
  isNew,
});

const albumOf = ({ id, kind }: Medium, album: NonNullable<Medium['album']>): Target => ({
  what: 'Album',
  id: album.id,
  kind,
  mediaIds: [id],
  hasPicture: album.cover !== '',
  isNew: album.isNew,
});
