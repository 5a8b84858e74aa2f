import type { DocumentRequest } from '../../../kit/entrances/openDocument.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { Abilities } from '../../../kit/rules/abilities.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';
import { hashOfSecret } from './feedAddress.ts';

const findFeedBySecret = query(
  'scheduling.findFeedBySecret',
  (db, { secretHash }: Given<{ secretHash: string }>) =>
    db
      .selectFrom(acrossRadios('CalendarFeed as feed'))
      .innerJoin('Radio as radio', 'radio.id', 'feed.radio')
      .innerJoin('User as person', 'person.id', 'feed.maker')
      .select(['feed.id', 'feed.kind', 'feed.name', 'feed.emission', 'feed.maker', 'feed.lastReadAt'])
      .select(['radio.id as radioId', 'radio.name as radioName', 'radio.timeZone', 'person.language'])
      .where('feed.secretHash', '=', secretHash),
);

type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeedBySecret.first>>>;

const findEmissionTitle = query('scheduling.findEmissionTitle', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Emission').select('title').where('id', '=', id),
);

/** A calendar feed with the current permissions of the person who made it. */
export interface OpenFeed extends FoundFeed {
  /** Name of the calendar in other programs. */
  title: string;
  abilities: Abilities;
  /** Database and radio for the queries of the feed. */
  scope: { database: DocumentRequest['database']; radioId: number };
}

/**
 * Finds the feed with a secret, and checks at each request that its maker still has the permissions.
 * Returns undefined when the feed was revoked, when its maker may no longer sign in or read the calendar of the radio, and for a feed of
 * an emission also when the emission was deleted or its maker may no longer read emissions.
 */
export async function openFeed({
  database,
  services,
  query: given,
}: DocumentRequest): Promise<OpenFeed | undefined> {
  const secretHash = hashOfSecret(services, given['key']);
  const feed = secretHash && (await findFeedBySecret.first(database, { secretHash }));
  if (!feed) return undefined;
  const access = await services.accounts.accessOf(feed.maker, feed.radioId);
  if (access?.radioId === undefined || !access.abilities.can('read', 'Slot')) return undefined;
  const { abilities, name } = access;
  const scope = { database, radioId: feed.radioId };
  const open = { ...feed, abilities, scope };
  if (feed.kind === CalendarFeedKind.RADIO) return { ...open, title: feed.name || feed.radioName };
  if (feed.kind === CalendarFeedKind.PERSON)
    return { ...open, title: feed.name || `${name} · ${feed.radioName}` };
  if (!abilities.can('read', 'Emission')) return undefined;
  const emission = await findEmissionTitle.first(scope, { id: feed.emission ?? 0 });
  return emission && { ...open, title: feed.name || `${emission.title} · ${feed.radioName}` };
}

/** Minimum milliseconds between two writes of `lastReadAt`. Frequent requests thus do not cause a write each. */
const noticedEvery = 3_600_000;

const setLastReadAt = query('scheduling.setLastReadAt', (db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('CalendarFeed').set({ lastReadAt: at }).where('id', '=', id),
);

/** Stores when a feed was last read, unless that was stored a short time ago. */
export async function noticeReading({ id, lastReadAt, scope, radioId }: OpenFeed): Promise<void> {
  const now = Date.now();
  if (lastReadAt && now - lastReadAt.getTime() < noticedEvery) return;
  await inTransaction(scope.database, async (transaction) =>
    setLastReadAt.write({ transaction, context: { radioId } }, { id, at: new Date(now) }),
  );
}
