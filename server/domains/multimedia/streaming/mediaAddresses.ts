import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { EpisodeSound } from '../media/kinds/episodeSound.entity.ts';
import { Generic } from '../media/kinds/generic.entity.ts';
import { Jingle } from '../media/kinds/jingle.entity.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { MediaPlayback } from '../media/mediaPlayback.ts';
import { Publicity } from '../media/kinds/publicity.entity.ts';
import { RushSound } from '../media/kinds/rushSound.entity.ts';
import { Song } from '../media/kinds/song.entity.ts';
import { Video } from '../media/kinds/video.entity.ts';

/** What stands at the addresses of what browsers play. */
const played: Partial<Record<MediaPlayback, string>> = {
  [MediaPlayback.DIRECT]: 'file',
  [MediaPlayback.RENDERED]: 'rendition',
};

const isThere = ({ fileKey }: Row) => fileKey !== '';

/** The addresses of the bytes of a medium; each kind is a type of its own and has them all. */
function addressesOf(item: ClassType) {
  @Resolver(() => item)
  class MediaAddressResolver {
    @Requires('fileKey')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Where the file can be read, whole or in parts (`Range`), by the viewer alone and for half a day; `&download` at its end keeps it under its name. Null when the file is gone, or for programs with a token, which read `/media/{radio}/{id}/file` with it.',
    })
    fileUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      return isThere(row) ? addressOf(context, row.id, 'file') : null;
    }

    @Requires('fileKey', 'playback')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Where browsers play it, as `fileUrl` is: the file itself, or the rendition that was made of it; null where there is neither, as `playback` says.',
    })
    playUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      const what = isThere(row) ? played[row['playback'] as MediaPlayback] : undefined;
      return what ? addressOf(context, row.id, what) : null;
    }

    @Requires('hasWaveform')
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'Where the picture of its sound can be read as JSON, `{ "peaks": [0 to 255, …] }`, at most 1,000 of them; null when it was not measured.',
    })
    waveformUrl(@Root() row: Row, @Ctx() context: Context): string | null {
      return row['hasWaveform'] ? addressOf(context, row.id, 'waveform') : null;
    }
  }
  return MediaAddressResolver;
}

function addressOf({ viewer, radioId, services }: Context, mediaId: number, what: string): string | null {
  // Programs with a token have no session that could hold a ticket.
  if (!viewer?.sessionId || radioId === undefined) return null;
  const ticket = services.tickets.issue({ mediaId, radioId, sessionId: viewer.sessionId });
  return `/media/${radioId}/${mediaId}/${what}?ticket=${ticket}`;
}

@Resolver(() => Video)
class CaptionsAddressResolver {
  @Requires('captionsKey')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where its captions can be read as WebVTT, by the viewer alone and for half a day; null when there are none. They are sent and removed by `PUT` and `DELETE` of `/uploads/media/{id}/captions`: WebVTT or SRT in UTF-8, at most 1 MB.',
  })
  captionsUrl(@Root() row: Row, @Ctx() context: Context): string | null {
    return captionsAddress(row, context);
  }
}

/** Another address for other captions, so that nobody sees those before. */
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
