import { query, type Given } from '../../../../kit/query/query.ts';

/** Inbox line to deliver; not found when it was seen or marked as done while the delivery waited. */
export const findUnseenLine = query('notifications.findUnseenLine', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('InboxLine')
    .select(['user', 'about', 'kind', 'data', 'number', 'path', 'at'])
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .where('doneAt', 'is', null),
);
