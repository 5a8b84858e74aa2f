import type { Services } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { failWaitingDeliveries, disableHook } from './deliveryQueries.ts';
import { webhookOffNotice, type WhyOff } from './webhookOffNotice.ts';

/** Switches a webhook off until its owner switches it on again. Notifies the owner of the reason once. */
export async function switchOff(
  { services, transaction }: { services: Services; transaction: Transaction },
  { id, user, url }: { id: number; user: number; url: string },
  why: WhyOff,
): Promise<void> {
  if ((await disableHook.write(transaction, { id })) === 0) return;
  await failWaitingDeliveries.write(transaction, { webhook: id });
  await services.notices.notify(transaction, webhookOffNotice, {
    to: [user],
    radioId: null,
    data: { host: new URL(url).host, why },
    path: '/admin/account/security',
    isMention: true,
  });
}
