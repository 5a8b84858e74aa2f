import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound, type FieldProblems } from '../../../../kit/errors.ts';
import type { AnyNoticeKind } from '../../../../kit/notices/noticeKind.ts';
import { count } from '../../../../kit/query/counts.ts';
import { jsonText, type JsonText } from '../../../../kit/query/given.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { createEntity } from '../../../../kit/resource/writes.ts';
import { audited } from '../../accounts/proofs/audited.ts';
import { problemOfAddress } from '../outsideProblems.ts';
import { addDelivery } from './addDeliveries.ts';
import { deliverJob } from './deliverJob.ts';
import { failWaitingDeliveries } from './deliveryQueries.ts';
import { Webhook } from './webhook.entity.ts';
import { DeliveryState } from './webhookDelivery.entity.ts';
import type { NewWebhook, OwnWebhook, OwnWebhookDelivery, WebhookInput } from './webhook.types.ts';

const maxWebhooks = 20;
export const testKind = 'webhooks.test';

/**
 * Returns the kinds of notifications that a webhook of the viewer can receive. These are the ones that the viewer may see on the
 * current radio.
 */
export const hookKindsFor = ({ services, abilities }: Context): AnyNoticeKind[] =>
  services.notificationKinds.all.filter(({ event }) => event && abilities.allows(event.rule));

/** Validates the input of a webhook; throws BAD_USER_INPUT otherwise. */
async function requireSound(context: Context, { url, kinds }: WebhookInput): Promise<void> {
  const problems: FieldProblems = {};
  const known = new Set(hookKindsFor(context).map(({ name }) => name));
  if (!kinds.every((kind) => known.has(kind))) problems['kinds'] = 'unknown';
  const problem = await problemOfAddress(context, url);
  if (problem) problems['url'] = problem;
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

export async function createWebhook(context: Context, input: WebhookInput): Promise<NewWebhook> {
  await requireSound(context, input);
  const user = context.viewer!.userId;
  const { secret, locked } = context.services.webhookSecrets.make(user);
  const id = await createEntity(context, Webhook, async ({ transaction }) => {
    if ((await countOwnHooks.first(transaction, { user }))!.count >= maxWebhooks)
      throw invalidInput({ url: 'max' });
    return {
      user,
      about: context.radioId ?? null,
      url: input.url,
      secret: locked,
      kinds: [...new Set(input.kinds)],
      isOn: true,
      createdAt: new Date(),
    };
  });
  return { secret, webhook: await requireOwnWebhook(context, id) };
}

const countOwnHooks = query('notifications.countOwnHooks', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('Webhook').select(count).where('user', '=', user),
);

export async function updateWebhook(context: Context, id: string, input: WebhookInput): Promise<OwnWebhook> {
  await requireSound(context, input);
  const before = await requireOwnWebhook(context, id);
  const own = { id: before.id, user: context.viewer!.userId };
  await audited(context, async (transaction, audit) => {
    const { url } = input;
    const kinds = jsonText([...new Set(input.kinds)]);
    if ((await updateHook.write(transaction, { ...own, url, kinds })) === 0) throw notFound('Webhook');
    await audit(AuditAction.UPDATED, 'Webhook', own.id, {
      url: [before.url, url],
      kinds: [before.kinds, input.kinds],
    });
  });
  return requireOwnWebhook(context, id);
}

const updateHook = query(
  'notifications.updateHook',
  (
    db,
    { id, user, url, kinds }: Given<{ id: number; user: number; url: string; kinds: JsonText<string[]> }>,
  ) =>
    db
      .updateTable('Webhook')
      .set({ url, kinds, failingSince: null, silences: 0, restsUntil: null })
      .where('id', '=', id)
      .where('user', '=', user),
);

/** Switches a webhook on or off. Switching it off fails its queued messages, which can be sent again one by one. */
export async function setWebhookOn(context: Context, id: string, isOn: boolean): Promise<OwnWebhook> {
  const { id: webhook, isOn: wasOn } = await requireOwnWebhook(context, id);
  await audited(context, async (transaction, audit) => {
    await setHookOn.write(transaction, { id: webhook, isOn });
    if (!isOn) await failWaitingDeliveries.write(transaction, { webhook });
    await audit(AuditAction.UPDATED, 'Webhook', webhook, { isOn: [wasOn, isOn] });
  });
  return requireOwnWebhook(context, id);
}

const setHookOn = query('notifications.setHookOn', (db, { id, isOn }: Given<{ id: number; isOn: boolean }>) =>
  db
    .updateTable('Webhook')
    .set({ isOn, failingSince: null, silences: 0, restsUntil: null })
    .where('id', '=', id),
);

export async function deleteWebhook(context: Context, id: string): Promise<void> {
  const { id: webhook, url } = await requireOwnWebhook(context, id);
  await audited(context, async (transaction, audit) => {
    await deleteHook.write(transaction, { id: webhook });
    await audit(AuditAction.DELETED, 'Webhook', webhook, { url: [url, null] });
  });
}

const deleteHook = query('notifications.deleteHook', (db, { id }: Given<{ id: number }>) =>
  db.deleteFrom('Webhook').where('id', '=', id),
);

export const findOwnWebhooks = async (context: Context): Promise<OwnWebhook[]> =>
  (await findOwnHooks.all(context, { user: context.viewer!.userId })) as OwnWebhook[];

/** Returns a webhook of the viewer; throws NOT_FOUND for any other id. */
export async function requireOwnWebhook(context: Context, id: string | number): Promise<OwnWebhook> {
  const number = parseId(String(id)) ?? 0;
  const found = (await findOwnWebhooks(context)).find((own) => own.id === number);
  if (!found) throw notFound('Webhook');
  return found;
}

const findOwnHooks = query('notifications.findOwnHooks', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('Webhook as hook')
    .leftJoin('Radio as radio', 'radio.id', 'hook.about')
    .select(['hook.id', 'hook.url', 'hook.kinds', 'hook.isOn', 'hook.failingSince', 'hook.createdAt'])
    .select(['radio.id as radioId', 'radio.name as radioName'])
    .where('hook.user', '=', user)
    .orderBy('hook.id', 'desc'),
);

interface DeliveryPage {
  webhook: number;
  kinds: string[];
  skipped: number;
  max: number;
}

const deliveryColumns = [
  'id',
  'kind',
  'body',
  'state',
  'tries',
  'createdAt',
  'triedAt',
  'nextAt',
  'problem',
  'status',
  'answer',
] as const;

const findDeliveries = query(
  'notifications.findDeliveries',
  (db, { webhook, kinds, skipped, max }: Given<DeliveryPage>) =>
    db
      .selectFrom('WebhookDelivery')
      .select(deliveryColumns)
      .where('webhook', '=', webhook)
      .where('kind', 'in', kinds)
      .orderBy('id', 'desc')
      .limit(max)
      .offset(skipped),
);

const countDeliveries = query(
  'notifications.countDeliveries',
  (db, { webhook, kinds }: Given<{ webhook: number; kinds: string[] }>) =>
    db.selectFrom('WebhookDelivery').select(count).where('webhook', '=', webhook).where('kind', 'in', kinds),
);

/** Kinds that the viewer may still see on the webhook's radio, and the test kind. Deliveries of other kinds are hidden. */
async function kindsOnRadioOf(context: Context, { radioId }: OwnWebhook): Promise<string[]> {
  const { accounts, notificationKinds } = context.services;
  const access = await accounts.accessOf(context.viewer!.userId, radioId ?? undefined);
  if (!access || (radioId !== null && access.radioId !== radioId)) return [testKind];
  const seen = notificationKinds.all.filter(({ event }) => event && access.abilities.allows(event.rule));
  return [testKind, ...seen.map(({ name }) => name)];
}

export async function findDeliveriesOfWebhook(
  context: Context,
  id: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ items: OwnWebhookDelivery[]; totalItems: number; totalIsExact: boolean }> {
  const hook = await requireOwnWebhook(context, id);
  const filter = { webhook: hook.id, kinds: await kindsOnRadioOf(context, hook) };
  const slice = { ...filter, skipped: (page - 1) * perPage, max: perPage };
  const items = (await findDeliveries.all(context, slice)) as OwnWebhookDelivery[];
  const { count: totalItems } = (await countDeliveries.first(context, filter))!;
  return { items, totalItems: Number(totalItems), totalIsExact: true };
}

/** Queues a test message and ends a pause of the webhook. Throws `id: disabled` when the webhook is off. */
export async function testWebhook(context: Context, id: string): Promise<OwnWebhookDelivery> {
  const hook = await requireOwnWebhook(context, id);
  if (!hook.isOn) throw invalidInput({ id: 'disabled' });
  const { services } = context;
  const delivery = await audited(context, async (transaction) => {
    await clearHookPause.write(transaction, { id: hook.id });
    const event = { kind: testKind, at: new Date().toISOString(), radioId: hook.radioId, data: {} };
    return addDelivery({ services, transaction }, hook.id, event);
  });
  return (await findDeliveryById.first(context, {
    id: delivery,
    user: context.viewer!.userId,
  })) as OwnWebhookDelivery;
}

const clearHookPause = query('notifications.clearHookPause', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('Webhook').set({ silences: 0, restsUntil: null }).where('id', '=', id),
);

export async function sendAgain(context: Context, id: string): Promise<OwnWebhookDelivery> {
  const own = { id: parseId(id) ?? 0, user: context.viewer!.userId };
  const found = await findDeliveryById.first(context, own);
  const hook = found && (await requireOwnWebhook(context, found.webhook));
  if (!found || !(await kindsOnRadioOf(context, hook!)).includes(found.kind))
    throw notFound('WebhookDelivery');
  if (!hook!.isOn) throw invalidInput({ id: 'disabled' });
  const { jobs } = context.services;
  const { webhook } = found;
  await audited(context, async (transaction) => {
    await clearHookPause.write(transaction, { id: webhook });
    await requeueDelivery.write(transaction, { id: own.id, now: new Date() });
    await jobs.add(transaction, deliverJob, { webhook }, { key: String(webhook) });
  });
  return (await findDeliveryById.first(context, own)) as OwnWebhookDelivery;
}

const findDeliveryById = query(
  'notifications.findDeliveryById',
  (db, { id, user }: Given<{ id: number; user: number }>) =>
    db
      .selectFrom('WebhookDelivery as delivery')
      .innerJoin('Webhook as hook', 'hook.id', 'delivery.webhook')
      .select(['delivery.id', 'delivery.webhook', 'delivery.kind', 'delivery.body', 'delivery.state'])
      .select(['delivery.tries', 'delivery.createdAt', 'delivery.triedAt', 'delivery.nextAt'])
      .select(['delivery.problem', 'delivery.status', 'delivery.answer'])
      .where('delivery.id', '=', id)
      .where('hook.user', '=', user),
);

const requeueDelivery = query(
  'notifications.requeueDelivery',
  (db, { id, now }: Given<{ id: number; now: Date }>) =>
    db
      .updateTable('WebhookDelivery')
      .set({ state: DeliveryState.WAITING, tries: 0, nextAt: now, problem: null })
      .where('id', '=', id),
);
