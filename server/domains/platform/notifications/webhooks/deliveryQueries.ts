import { query, type Given } from '../../../../kit/query/query.ts';
import { DeliveryProblem, DeliveryState } from './webhookDelivery.entity.ts';

export const findHookToSend = query('notifications.findHookToSend', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('Webhook')
    .select(['id', 'user', 'url', 'secret', 'failingSince', 'silences', 'restsUntil'])
    .where('id', '=', id)
    .where('isOn', '=', true),
);

export const lockHook = query(
  'notifications.lockHook',
  (db, { id, now, until }: Given<{ id: number; now: Date; until: Date }>) =>
    db
      .updateTable('Webhook')
      .set({ leasedUntil: until })
      .where('id', '=', id)
      .where('isOn', '=', true)
      .where(({ or, eb }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)])),
);

export const unlockHook = query('notifications.unlockHook', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('Webhook').set({ leasedUntil: null }).where('id', '=', id),
);

export const findDueDeliveries = query(
  'notifications.findDueDeliveries',
  (db, { webhook, now, max }: Given<{ webhook: number; now: Date; max: number }>) =>
    db
      .selectFrom('WebhookDelivery')
      .select(['id', 'key', 'body', 'tries'])
      .where('webhook', '=', webhook)
      .where('state', '=', DeliveryState.WAITING)
      .where('nextAt', '<=', now)
      .orderBy('nextAt')
      .limit(max),
);

export const findNextDelivery = query(
  'notifications.findNextDelivery',
  (db, { webhook }: Given<{ webhook: number }>) =>
    db
      .selectFrom('WebhookDelivery')
      .select('nextAt')
      .where('webhook', '=', webhook)
      .where('state', '=', DeliveryState.WAITING)
      .orderBy('nextAt')
      .limit(1),
);

export const lockDelivery = query(
  'notifications.lockDelivery',
  (db, { id, now, until }: Given<{ id: number; now: Date; until: Date }>) =>
    db
      .updateTable('WebhookDelivery')
      .set({ nextAt: until })
      .where('id', '=', id)
      .where('state', '=', DeliveryState.WAITING)
      .where('nextAt', '<=', now),
);

type Tried = Given<{
  id: number;
  state: DeliveryState;
  tries: number;
  at: Date;
  nextAt: Date;
  problem: DeliveryProblem | null;
  status: number | null;
  answer: string;
}>;

export const recordAttempt = query(
  'notifications.recordAttempt',
  (db, { id, at, state, tries, nextAt, problem, status, answer }: Tried) =>
    db
      .updateTable('WebhookDelivery')
      .set({ state, tries, nextAt, problem, status, answer, triedAt: at })
      .where('id', '=', id)
      .where('state', '=', DeliveryState.WAITING),
);

/**
 * Clears the failures of a webhook after a successful delivery. A pause from `Retry-After` (`silences` is 0)
 * stays, because the successful delivery may have been sent before the pause began.
 */
export const recordHookSuccess = query(
  'notifications.recordHookSuccess',
  (db, { id }: Given<{ id: number }>) =>
    db
      .updateTable('Webhook')
      .set((eb) => ({
        failingSince: null,
        silences: 0,
        restsUntil: eb.case().when('silences', '=', 0).then(eb.ref('restsUntil')).else(null).end(),
      }))
      .where('id', '=', id),
);

export const recordHookFailure = query(
  'notifications.recordHookFailure',
  (db, given: Given<{ id: number; at: Date; silences: number; restsUntil: Date }>) =>
    db
      .updateTable('Webhook')
      .set((eb) => ({
        failingSince: eb.fn.coalesce(eb.ref('failingSince'), given.at),
        silences: given.silences,
        // Several deliveries run at once: a shorter pause must not replace a longer one.
        restsUntil: eb
          .case()
          .when('restsUntil', '>', given.restsUntil)
          .then(eb.ref('restsUntil'))
          .else(given.restsUntil)
          .end(),
      }))
      .where('id', '=', given.id),
);

export const disableHook = query('notifications.disableHook', (db, { id }: Given<{ id: number }>) =>
  db.updateTable('Webhook').set({ isOn: false }).where('id', '=', id).where('isOn', '=', true),
);

export const failWaitingDeliveries = query(
  'notifications.failWaitingDeliveries',
  (db, { webhook }: Given<{ webhook: number }>) =>
    db
      .updateTable('WebhookDelivery')
      .set({ state: DeliveryState.FAILED, problem: DeliveryProblem.OFF })
      .where('webhook', '=', webhook)
      .where('state', '=', DeliveryState.WAITING),
);

export const deleteOldDeliveries = query(
  'notifications.deleteOldDeliveries',
  (db, { moment }: Given<{ moment: Date }>) =>
    db.deleteFrom('WebhookDelivery').where('createdAt', '<', moment),
);
