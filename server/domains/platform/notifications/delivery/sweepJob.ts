import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { deleteOldDeliveries } from '../webhooks/deliveryQueries.ts';

const day = 86_400_000;
/** Retention in milliseconds: of notifications marked as done, of others, and of webhook deliveries. */
const retention = { done: 90 * day, open: 365 * day, delivery: 30 * day };

export const sweepNotificationsJob: JobKind = {
  name: 'notifications.sweep',
  does: 'Deletes notifications 90 days after they were put away, other notifications after a year, and webhook deliveries after 30 days.',
  schedule: '23 3 * * *',
  atOnce: 1,
  tries: 3,
  pause: { first: 60, longest: 600 },
  timeLimit: 600,
  read: () => ({}),
  async work({ database }) {
    const now = Date.now();
    await inTransaction(database, async (transaction) => {
      await deleteDoneBefore.write(transaction, { moment: new Date(now - retention.done) });
      await deleteDeliveredBefore.write(transaction, { moment: new Date(now - retention.open) });
      await deleteOldDeliveries.write(transaction, { moment: new Date(now - retention.delivery) });
      await deleteSentBefore.write(transaction, { moment: new Date(now - retention.open) });
    });
  },
};

const deleteDoneBefore = query('notifications.deleteDoneBefore', (db, { moment }: Given<{ moment: Date }>) =>
  db.deleteFrom('InboxLine').where('doneAt', '<', moment),
);

const deleteDeliveredBefore = query(
  'notifications.deleteDeliveredBefore',
  (db, { moment }: Given<{ moment: Date }>) => db.deleteFrom('InboxLine').where('at', '<', moment),
);

const deleteSentBefore = query('notifications.deleteSentBefore', (db, { moment }: Given<{ moment: Date }>) =>
  db.deleteFrom('SentNotice').where('at', '<', moment),
);
