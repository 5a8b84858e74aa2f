import type { TFunction } from 'i18next';
import type { PlaylistRowFragment } from '../playlists.generated';

/** Describes when a playlist plays: “One item after every 3 songs”. */
export function ruleText(
  { rule, ruleNumber, weight }: Pick<PlaylistRowFragment, 'rule' | 'ruleNumber' | 'weight'>,
  t: TFunction,
): string {
  if (rule === 'GENERAL') return t('playlists.ruleTexts.GENERAL', { weight });
  // Minutes are padded as on a clock: “At 05 past”.
  if (rule === 'HOURLY')
    return t('playlists.ruleTexts.HOURLY', { minute: String(ruleNumber ?? 0).padStart(2, '0') });
  return t(`playlists.ruleTexts.${rule}`, { count: ruleNumber ?? 1 });
}
