/* The exports of this domain that other domains may import. */

export type { Accounts } from './accounts/accounts.ts';
export { looksLikeApiToken } from './accounts/apiTokens/apiTokens.ts';
export { type MailLanguage, mailLanguages } from './accounts/mailedLinks/mailTexts.ts';
export { type Reader, dayText, mailOf, momentText, portalAddress } from './accounts/mailedLinks/mails.ts';
export { hashPassword } from './accounts/signIn/passwords.ts';
export { isMember } from './accounts/validity.ts';
export { checkAudit, isStillSealed } from './audit/seals/checkAudit.ts';
export { sealKey } from './audit/seals/sealHash.ts';
export { findCity } from './geography/countries.ts';
export { importPostalFile } from './geography/postalImport.ts';
export { PostalFileError } from './geography/postalLine.ts';
export {
  allRadios,
  findByFormerSlug,
  hasFormerSlug,
  recordSlugChange,
} from './organization/formerSlugs/formerSlugs.ts';
export { Label } from './organization/radios/label.ts';
export { Radio } from './organization/radios/radio.entity.ts';
export {
  type RadioContext,
  type RadioWriting,
  type RadioClock,
  clockIn,
  dayAt,
  lockRadioClock,
  findRadioClock,
} from './organization/radios/radioClock.ts';
export { RadioOwned } from './organization/radios/radioOwned.ts';
export { findReachableRadioId } from './organization/radios/reachableRadios.ts';
export type { ZoneChangeCallback } from './organization/radios/zoneChanges.ts';
export { usernameKeyOf } from './organization/teams/peopleToJoin.ts';
export { type ViewerAt, sharesRadio } from './organization/teams/sharesRadio.ts';
export { seedPermissions } from './permissions/permissions.seed.ts';
export { Role } from './permissions/roles/role.entity.ts';
export { administrator, newcomer } from './permissions/roles/roles.ts';
export { type DayCount, type Days, countsOfDates } from './statistics/countsOfDays.ts';
export { countsOfStatuses } from './statistics/countsOfStatuses.ts';
export { type Day, monthEnd, monthStart } from './statistics/days.ts';
export { type Range, rangeOf } from './statistics/range.ts';
export { StatisticsSeries, seriesOf, seriesOfCounts } from './statistics/series.ts';
export { Overview, Statistics, unlessForbidden } from './statistics/statistics.types.ts';
export { type PageEditor, describePageEditor, pageEditor, pageKeyText } from './users/pageEditors.ts';
export { Plan, User, UserStatus } from './users/user.entity.ts';
