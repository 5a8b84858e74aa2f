import { query, type QueryRunner } from '../../../kit/query/query.ts';
import { usualPrivacy, type AudiencePrivacy } from './audiencePrivacy.ts';

export const ownSettings = query('audience.ownSettings', (db) =>
  db.selectFrom('AudienceSettings').select(['id', 'version', 'privacy']),
);

/** Whoever lowers it waits for those who write by it. */
const heldSettings = query('audience.heldSettings', (db) =>
  db.selectFrom('AudienceSettings').select('privacy').forShare(),
);

/** How much the current radio keeps, for a transaction that keeps something. */
export const heldPrivacy = async (place: QueryRunner): Promise<AudiencePrivacy> =>
  (await heldSettings.first(place))?.privacy ?? usualPrivacy;

/** The same for one that only asks. */
export const privacyOf = async (place: QueryRunner): Promise<AudiencePrivacy> =>
  (await ownSettings.first(place))?.privacy ?? usualPrivacy;
