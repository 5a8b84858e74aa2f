import { createHmac } from 'node:crypto';
import type { DocumentRequest } from '../../../../kit/entrances/openDocument.ts';
import { botUserAgents } from '../../../../kit/network/botUserAgents.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { OpenPodcast } from '../feed/openPodcast.ts';

/**
 * Milliseconds of sound that must be sent to count as a download. A shorter sound must be sent completely.
 */
const countedMilliseconds = 60_000;

interface Sound {
  id: number;
  size: number;
  /** In milliseconds. */
  duration: number | null;
}

type OnDay = Given<{ episode: number; day: string; listener: string; bytes: number }>;

const findCountedBytes = query(
  'programmes.findCountedBytes',
  (db, { episode, day, listener }: Given<{ episode: number; day: string; listener: string }>) =>
    db
      .selectFrom('PodcastListener')
      .select('bytes')
      .where('episode', '=', episode)
      .where('day', '=', day)
      .where('listener', '=', listener),
);

const addBytes = query('programmes.addBytes', (db, { episode, day, listener, bytes }: OnDay) =>
  db
    .insertInto('PodcastListener')
    .values({ episode, day, listener, bytes })
    .onConflict((conflict) =>
      conflict.columns(['episode', 'day', 'listener']).doUpdateSet((listened) => ({
        bytes: listened('PodcastListener.bytes', '+', listened.ref('excluded.bytes')),
      })),
    ),
);

const addDownload = query(
  'programmes.addDownload',
  (db, { episode, day, increment }: Given<{ episode: number; day: string; increment: number }>) =>
    db
      .insertInto('PodcastDownloads')
      .values({ episode, day, downloads: increment })
      .onConflict((conflict) =>
        conflict.columns(['episode', 'day']).doUpdateSet((counted) => ({
          downloads: counted('PodcastDownloads.downloads', '+', counted.ref('excluded.downloads')),
        })),
      ),
);

/**
 * Adds the sent bytes to the total of this listener and day; does nothing for known bots.
 * Counts one download when the total reaches a minute of sound, or the whole of a shorter sound. Programs that only check the file
 * stay below that.
 */
export function countDownload(
  request: DocumentRequest,
  scope: OpenPodcast['scope'],
  sound: Sound,
  bytes: number,
): void {
  const { database, services, device, address } = request;
  if (bytes <= 0 || botUserAgents.test(device)) return;
  const day = new Date().toISOString().slice(0, 10);
  const listener = services.podcasts.markOf(`${day} ${address} ${device}`);
  const needed = bytesNeeded(sound);
  void inTransaction(database, async (transaction) => {
    const among = { transaction, context: scope };
    const before = await findCountedBytes.first(among, { episode: sound.id, day, listener });
    await addBytes.write(among, { episode: sound.id, day, listener, bytes });
    const had = before?.bytes ?? 0;
    if (had < needed && had + bytes >= needed)
      await addDownload.write(among, { episode: sound.id, day, increment: 1 });
  }).catch((error: unknown) => services.podcasts.log.error({ err: error }, 'a download was not counted'));
}

function bytesNeeded({ size, duration }: Sound): number {
  if (!duration || duration <= countedMilliseconds) return size;
  return Math.ceil((size * countedMilliseconds) / duration);
}

/** Services for counting downloads. */
export class Podcasts {
  readonly log;
  readonly #key: Buffer;

  constructor({ secret, log }: { secret: string; log: { error: (about: object, text: string) => void } }) {
    this.log = log;
    this.#key = createHmac('sha256', secret).update('podcast listeners').digest();
  }

  /** Keyed hash of a listener, which cannot be reversed. */
  markOf(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 32);
  }
}

declare module '../../../../kit/context.ts' {
  interface Services {
    podcasts: Podcasts;
  }
}
