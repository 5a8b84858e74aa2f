import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';

interface Times {
  validFrom: string | null;
  validUntil: string | null;
}

/** Describes how long a guest belongs to the team; empty for permanent members. */
export function useGuestText(): (times: Times) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ validFrom, validUntil }) => {
    const now = Date.now();
    if (validUntil && Date.parse(validUntil) <= now)
      return t('team.guestOver', { moment: format.dateTime(validUntil) });
    if (validFrom && Date.parse(validFrom) > now)
      return t('team.guestComing', { moment: format.dateTime(validFrom) });
    return validUntil ? t('team.guestUntil', { moment: format.dateTime(validUntil) }) : '';
  };
}
