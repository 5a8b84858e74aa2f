import type { Services } from '../../../../kit/context.ts';
import type { Transaction } from '../../../../kit/database/database.ts';
import {
  beganWords,
  incidentMail,
  overWords,
  type EndDetails,
  type IncidentDetails,
} from './incidentMail.ts';
import { incidentBeganNotice, incidentOverNotice } from './incidentNotices.ts';
import type { findIncidentReceivers } from './findIncidentReceivers.ts';

interface IncidentReport {
  services: Pick<Services, 'accounts' | 'mail' | 'notices'>;
  transaction: Transaction;
  radioId: number;
  receivers: Awaited<ReturnType<typeof findIncidentReceivers>>;
}

const path = '/admin/streamMonitor/stats';

/**
 * Notifies people of an incident in their inboxes, and mails addresses without an account. Preferences decide whether notifications are
 * mailed too.
 */
export async function reportIncident(
  { services, transaction, radioId, receivers }: IncidentReport,
  given: Omit<IncidentDetails, 'radio'>,
): Promise<void> {
  const data = { ...given, radio: receivers.radio };
  const url = `${services.accounts.portalUrl()}${path}`;
  await services.notices.notify(transaction, incidentBeganNotice, {
    to: receivers.people,
    radioId,
    data,
    path,
  });
  for (const reader of receivers.strangers)
    await services.mail.send(transaction, incidentMail(reader, beganWords(reader, data), url));
}

export async function reportIncidentEnd(
  { services, transaction, radioId, receivers }: IncidentReport,
  given: Omit<IncidentDetails, 'radio'> & EndDetails,
): Promise<void> {
  const data = { ...given, radio: receivers.radio };
  const url = `${services.accounts.portalUrl()}${path}`;
  await services.notices.notify(transaction, incidentOverNotice, {
    to: receivers.people,
    radioId,
    data,
    path,
  });
  for (const reader of receivers.strangers)
    await services.mail.send(transaction, incidentMail(reader, overWords(reader, data), url));
}
