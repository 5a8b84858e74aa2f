import type { TFunction } from 'i18next';

/** Which one of its emission an episode is: season and number, as far as it has them. */
export function episodePlace(
  { season, number }: { season: number | null; number: number | null },
  t: TFunction,
): string {
  if (number === null) return season === null ? '' : t('planning.place.season', { season });
  return season === null
    ? t('planning.place.number', { number })
    : t('planning.place.both', { season, number });
}
