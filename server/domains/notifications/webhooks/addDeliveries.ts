import { randomUUID } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';
import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { AnyNoticeKind } from '../../../kit/notices/noticeKind.ts';
import type { Told } from '../../../kit/notices/tellJob.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { accessTo } from '../seenBy.ts';
import { deliverJob } from './deliverJob.ts';
import { DeliveryState, WebhookDelivery } from './webhookDelivery.entity.ts';

const hooksOfRadio = query('notifications.hooksOfRadio', (db, { radio }: Given<{ radio: number }>) =>
  db
    .selectFrom('Webhook')
    .select(['id', 'user', 'kinds'])
    .where('isOn', '=', true)
    .where('about', '=', radio)
    .orderBy('id'),
);

const hooksOfAll = query('notifications.hooksOfAll', (db) =>
  db.selectFrom('Webhook').select(['id', 'user', 'kinds']).where('isOn', '=', true).orderBy('id'),
);

/** The webhooks that hear of something: those that ask for its kind and whose person may see it now. */
export async function hooksThatHear(
  { services, database }: { services: Services; database: Database },
  kind: AnyNoticeKind,
  about: number | null,
): Promise<number[]> {
  if (!kind.event) return [];
  const found =
    about === null ? await hooksOfAll.all(database) : await hooksOfRadio.all(database, { radio: about });
  const hooks: number[] = [];
  for (const { id, user, kinds } of found) {
    if (!(kinds as string[]).includes(kind.name)) continue;
    const access = await accessTo(services.accounts, user, about);
    if (access?.abilities.allows(kind.event.rule)) hooks.push(id);
  }
  return hooks;
}

/** Has something sent to webhooks, once it is kept. */
export async function addDeliveries(
  { services, transaction }: { services: Services; transaction: Transaction },
  hooks: readonly number[],
  { kind, told }: { kind: AnyNoticeKind; told: Told },
): Promise<void> {
  if (hooks.length === 0) return;
  const data = kind.event!.of(kind.read(told.data) as never);
  const path = `${services.accounts.portalUrl()}${told.path}`;
  const event = { kind: kind.name, at: new Date(told.at).toISOString(), radioId: told.about, data, path };
  for (const webhook of hooks) await addDelivery({ services, transaction }, webhook, event);
}

/** Puts one message into the queue of a webhook. */
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
