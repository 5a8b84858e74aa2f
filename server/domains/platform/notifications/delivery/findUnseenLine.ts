import { query, type Given } from '../../../../kit/query/query.ts';

/**
 * Finds an inbox line that is still to be delivered by mail or web push. Finds none when the line was seen or marked as done
 * while the delivery waited.
 */
export const findUnseenLine = query('notifications.findUnseenLine', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('InboxLine')
    .select(['user', 'about', 'kind', 'data', 'number', 'path', 'at'])
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .where('doneAt', 'is', null),
);
