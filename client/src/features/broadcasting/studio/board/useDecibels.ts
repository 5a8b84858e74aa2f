import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../kit/data/format';
import { madeOnceFor } from '../../../../kit/data/madeOnce';

const writers = madeOnceFor((language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const number = new Intl.NumberFormat(localeOf(language), digits);
  return {
    /** `−23.0 LUFS`; its sign is the same in every language. */
    lufs: (value: number) => `${Number.isFinite(value) ? number.format(value) : '−∞'} LUFS`,
  };
});

/** Loudness in the reader's figures. */
export const useDecibels = () => writers(useTranslation().i18n.language);
