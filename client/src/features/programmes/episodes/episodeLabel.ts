import type { TFunction } from 'i18next';
import type { EpisodeType } from '../../../apollo/schemaTypes.generated';

interface Numbered {
  season: number | null;
  number: number | null;
  episodeType: EpisodeType;
}

/** Describes an episode by its season, number and type. The type `FULL` is not mentioned. */
export function episodeLabel({ season, number, episodeType }: Numbered, t: TFunction): string {
  const type = episodeType === 'FULL' ? '' : t(`planning.episodeTypes.${episodeType}`);
  return [type, numberIn({ season, number }, t)].filter(Boolean).join(' · ');
}

function numberIn({ season, number }: Pick<Numbered, 'season' | 'number'>, t: TFunction): string {
  if (number === null) return season === null ? '' : t('planning.place.season', { season });
  return season === null
    ? t('planning.place.number', { number })
    : t('planning.place.both', { season, number });
}
