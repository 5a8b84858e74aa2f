import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { EpisodeSound } from '../media/kinds/episodeSound.entity.ts';
import { Generic } from '../media/kinds/generic.entity.ts';
import { Jingle } from '../media/kinds/jingle.entity.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaPlayback } from '../media/files/mediaPlayback.ts';
import { Publicity } from '../media/kinds/adverts/publicity.entity.ts';
import { RushSound } from '../media/kinds/rushSound.entity.ts';
import { Song } from '../media/kinds/songs/song.entity.ts';
import { Video } from '../media/kinds/video.entity.ts';

/** Last part of the address of the file that browsers play. */
const played: Partial<Record<MediaPlayback, string>> = {
  [MediaPlayback.DIRECT]: 'file',
  [MediaPlayback.RENDERED]: 'rendition',
};

const hasFile = ({ fileKey }: Row) => fileKey !== '';

/** Creates the address fields for a type. Each kind of media is a separate type. */
function addressesOf(item: ClassType) {
  @Resolver(() => item)
  class MediaAddressResolver {
    @Requires('fileKey')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Address of the file, whole or in parts (`Range`). Anybody who has the address can read the file with the rights of the viewer’s session. The address works for 12 to 13 hours, while the session lasts. Append `&download` to save the file under its name. Null when the file was deleted, and for API tokens, which read `/media/{radio}/{id}/file` with their token.',
    })
    fileUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      return hasFile(row) ? addressOf(context, row.id, 'file') : null;
    }

    @Requires('fileKey', 'playback')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Address for playing in browsers: the file itself or its rendition. It has the same rights and lifetime as `fileUrl`. Null when there is neither (see `playback`), and for API tokens.',
    })
    playUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      const file = hasFile(row) ? played[row['playback'] as MediaPlayback] : undefined;
      return file ? addressOf(context, row.id, file) : null;
    }

    @Requires('hasWaveform')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Address of the waveform as JSON, `{ "peaks": [0 to 255, …] }` with at most 1,000 values. Null when no waveform is stored, and for API tokens.',
    })
    waveformUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      return row['hasWaveform'] ? addressOf(context, row.id, 'waveform') : null;
    }
  }
  return MediaAddressResolver;
}

function addressOf({ viewer, radioId, services }: Context, mediaId: number, file: string): string | null {
  // API tokens have no session to bind a ticket to.
  if (!viewer?.sessionId || radioId === undefined) return null;
  const ticket = services.tickets.issue({ mediaId, radioId, sessionId: viewer.sessionId });
  return `/media/${radioId}/${mediaId}/${file}?ticket=${ticket}`;
}

@Resolver(() => Video)
class CaptionsAddressResolver {
  @Requires('captionsKey')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the captions as WebVTT, with the same rights and lifetime as `fileUrl`. Null without captions, and for API tokens. Upload and remove them with `PUT` and `DELETE` of `/uploads/media/{id}/captions`: WebVTT or SRT in UTF-8, at most 1 MiB.',
  })
  captionsUrl(@Root() row: Row, @Ctx() context: Context): string | null {
    return captionsAddress(row, context);
  }
}

/**
 * Returns the URL of the captions of a video; null without captions. The URL changes when the captions change, so that no
 * outdated version comes from a cache.
 */
export function captionsAddress({ id, captionsKey }: Row, context: Context): string | null {
  const [, mark] = /^captions\/([\da-f]{8})/.exec(String(captionsKey)) ?? [];
  const address = mark && addressOf(context, id, 'captions');
  return address ? `${address}&of=${mark}` : null;
}

export const mediaAddressResolvers = [
  ...[MediaItem, Song, Jingle, Generic, Publicity, Video, RushSound, EpisodeSound].map((item) =>
    addressesOf(item as never),
  ),
  CaptionsAddressResolver,
];
