import { query, type QueryRunner } from '../../../kit/query/query.ts';
import { usualPrivacy, type AudiencePrivacy } from './audiencePrivacy.ts';

export const ownSettings = query('audience.ownSettings', (db) =>
  db.selectFrom('AudienceSettings').select(['id', 'version', 'privacy']),
);

/** Locks the settings, so that lowering the level waits for transactions that still store data at the old level. */
const lockedSettings = query('audience.lockedSettings', (db) =>
  db.selectFrom('AudienceSettings').select('privacy').forShare(),
);

/** Privacy level of the current radio, locked for a transaction that stores listener data. */
export const lockedPrivacy = async (scope: QueryRunner): Promise<AudiencePrivacy> =>
  (await lockedSettings.first(scope))?.privacy ?? usualPrivacy;

/** Privacy level of the current radio, without a lock. */
export const privacyOf = async (scope: QueryRunner): Promise<AudiencePrivacy> =>
  (await ownSettings.first(scope))?.privacy ?? usualPrivacy;
