import { query, type Given } from '../../../../kit/query/query.ts';

/** Inbox line to deliver, unless it was seen or put away while the delivery waited. */
export const unseenLine = query('notifications.unseenById', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('InboxLine')
    .select(['user', 'about', 'kind', 'data', 'number', 'path'])
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .where('doneAt', 'is', null),
);
