import { randomUUID } from 'node:crypto';
import type { Services } from '../../../../kit/context.ts';
import type { Database, Transaction } from '../../../../kit/database/database.ts';
import type { AnyNoticeKind } from '../../../../kit/notices/noticeKind.ts';
import type { Notice } from '../../../../kit/notices/notifyJob.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { accessTo } from '../seenBy.ts';
import { deliverJob } from './deliverJob.ts';
import { switchOff } from './switchOff.ts';
import { DeliveryState, WebhookDelivery } from './webhookDelivery.entity.ts';

/** Number of deliveries to one webhook that counts as a loop, within `within` milliseconds. Normal use stays below it. */
export const flood = { messages: 2000, within: 10 * 60_000 };

interface Hook {
  id: number;
  user: number;
  url: string;
}

const findEnabledHooksOfRadio = query(
  'notifications.findEnabledHooksOfRadio',
  (db, { radio }: Given<{ radio: number }>) =>
    db
      .selectFrom('Webhook')
      .select(['id', 'user', 'url', 'kinds'])
      .where('isOn', '=', true)
      .where('about', '=', radio)
      .orderBy('id'),
);

const findEnabledHooks = query('notifications.findEnabledHooks', (db) =>
  db.selectFrom('Webhook').select(['id', 'user', 'url', 'kinds']).where('isOn', '=', true).orderBy('id'),
);

/** Finds enabled webhooks that subscribe to a kind of notification. The owner of each must currently be allowed to see it. */
export async function findSubscribedWebhooks(
  { services, database }: { services: Services; database: Database },
  kind: AnyNoticeKind,
  about: number | null,
): Promise<Hook[]> {
  if (!kind.event) return [];
  const found =
    about === null
      ? await findEnabledHooks.all(database)
      : await findEnabledHooksOfRadio.all(database, { radio: about });
  const hooks: Hook[] = [];
  for (const { id, user, url, kinds } of found) {
    if (!(kinds as string[]).includes(kind.name)) continue;
    const access = await accessTo(services.accounts, user, about);
    if (access?.abilities.allows(kind.event.rule)) hooks.push({ id, user, url });
  }
  return hooks;
}

const countRecentDeliveries = query(
  'notifications.countRecentDeliveries',
  (db, { ids, since }: Given<{ ids: number[]; since: Date }>) =>
    db
      .selectFrom('WebhookDelivery')
      .select(['webhook', count])
      .where('webhook', 'in', ids)
      .where('createdAt', '>', since)
      .groupBy('webhook'),
);

/** Webhooks that have reached `flood`. Their receivers probably trigger each next delivery, in a loop. */
async function fullHooks(transaction: Transaction, hooks: readonly Hook[]): Promise<ReadonlySet<number>> {
  const ids = hooks.map(({ id }) => id);
  const sent = await countRecentDeliveries.all(transaction, {
    ids,
    since: new Date(Date.now() - flood.within),
  });
  return new Set(sent.filter(({ count }) => Number(count) >= flood.messages).map(({ webhook }) => webhook));
}

/**
 * Queues an event for webhooks; the messages are sent after the transaction commits. Switches a webhook off instead when it
 * has reached `flood`, because then its receiver probably triggers the next event itself.
 */
export async function addDeliveries(
  { services, transaction }: { services: Services; transaction: Transaction },
  hooks: readonly Hook[],
  { kind, notice }: { kind: AnyNoticeKind; notice: Notice },
): Promise<void> {
  if (hooks.length === 0) return;
  const data = kind.event!.of(kind.read(notice.data) as never);
  const path = `${services.accounts.portalUrl()}${notice.path}`;
  const event = { kind: kind.name, at: new Date(notice.at).toISOString(), radioId: notice.about, data, path };
  const full = await fullHooks(transaction, hooks);
  for (const hook of hooks) {
    if (full.has(hook.id)) await switchOff({ services, transaction }, hook, 'FLOOD');
    else await addDelivery({ services, transaction }, hook.id, event);
  }
}

/** Queues one message for a webhook. */
export async function addDelivery(
  { services, transaction }: { services: Pick<Services, 'jobs'>; transaction: Transaction },
  webhook: number,
  event: { kind: string } & Record<string, unknown>,
): Promise<number> {
  const key = randomUUID();
  const now = new Date();
  const { id } = await insertRow(
    transaction,
    transaction.models.of(WebhookDelivery),
    {
      webhook,
      key,
      kind: event.kind,
      body: JSON.stringify({ id: key, ...event }),
      state: DeliveryState.WAITING,
      nextAt: now,
      createdAt: now,
    },
    { radioId: undefined, deleted: 'hidden' },
  );
  await services.jobs.add(transaction, deliverJob, { webhook }, { key: String(webhook) });
  return id;
}
