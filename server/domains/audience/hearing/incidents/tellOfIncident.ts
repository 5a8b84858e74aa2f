import type { Services } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import { beganWords, incidentMail, overWords, type ToldEnd, type ToldIncident } from './incidentMail.ts';
import { incidentBeganNotice, incidentOverNotice } from './incidentNotices.ts';
import type { whoIsTold } from './whoIsTold.ts';

interface Telling {
  services: Pick<Services, 'accounts' | 'mail' | 'notices'>;
  transaction: Transaction;
  radioId: number;
  told: Awaited<ReturnType<typeof whoIsTold>>;
}

const path = '/admin/streamMonitor/stats';

/** Tells people in their inboxes, from where it is mailed as they chose, and addresses of no account by a mail. */
export async function tellBegan(
  { services, transaction, radioId, told }: Telling,
  given: Omit<ToldIncident, 'radio'>,
): Promise<void> {
  const data = { ...given, radio: told.radio };
  const url = `${services.accounts.portalUrl()}${path}`;
  await services.notices.notify(transaction, incidentBeganNotice, { to: told.people, radioId, data, path });
  for (const reader of told.strangers)
    await services.mail.send(transaction, incidentMail(reader, beganWords(reader, data), url));
}

export async function tellOver(
  { services, transaction, radioId, told }: Telling,
  given: Omit<ToldIncident, 'radio'> & ToldEnd,
): Promise<void> {
  const data = { ...given, radio: told.radio };
  const url = `${services.accounts.portalUrl()}${path}`;
  await services.notices.notify(transaction, incidentOverNotice, { to: told.people, radioId, data, path });
  for (const reader of told.strangers)
    await services.mail.send(transaction, incidentMail(reader, overWords(reader, data), url));
}
