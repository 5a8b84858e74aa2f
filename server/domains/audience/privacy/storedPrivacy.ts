import { query, type QueryRunner } from '../../../kit/query/query.ts';
import { usualPrivacy, type AudiencePrivacy } from './audiencePrivacy.ts';

export const findPrivacySettings = query('audience.findPrivacySettings', (db) =>
  db.selectFrom('AudienceSettings').select(['id', 'version', 'privacy']),
);

/** Locks the settings. Lowering the level then waits for transactions that still store data at the old level. */
const lockSettings = query('audience.lockSettings', (db) =>
  db.selectFrom('AudienceSettings').select('privacy').forShare(),
);

/** Reads the privacy level of the current radio, locked for a transaction that stores listener data. */
export const lockPrivacy = async (scope: QueryRunner): Promise<AudiencePrivacy> =>
  (await lockSettings.first(scope))?.privacy ?? usualPrivacy;

/** Reads the privacy level of the current radio, without a lock. */
export const findPrivacy = async (scope: QueryRunner): Promise<AudiencePrivacy> =>
  (await findPrivacySettings.first(scope))?.privacy ?? usualPrivacy;
