import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';

/** User who has a record open in a browser, as published in events. */
export interface PageEditor {
  user: number;
  /** Key of the page. A user may have the record open on several pages. */
  page: string;
  isLeaving: boolean;
}

/** Maximum length of the key of a page; longer keys are cut. */
const maxPageKey = 40;

export const pageKeyText = `Random key that identifies this open page of the browser, at most ${maxPageKey} characters.`;

export const pageEditor = (user: number, pageKey: string, isLeaving: boolean): PageEditor => ({
  user,
  page: pageKey.slice(0, maxPageKey),
  isLeaving,
});

const findEditor = query('platform.findEditor', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select(['fullName', 'avatar']).where('id', '=', id),
);

/** Converts an event to its published form, with the name and picture of the user. */
export async function describePageEditor(database: Database, { user, page, isLeaving }: PageEditor) {
  const person = await findEditor.first(database, { id: user });
  return {
    userId: String(user),
    name: person?.fullName ?? '',
    picture: person?.avatar ?? '',
    pageKey: page,
    isLeaving,
  };
}
