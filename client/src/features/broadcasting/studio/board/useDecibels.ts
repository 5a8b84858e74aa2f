import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../kit/data/format/format';
import { madeOnceFor } from '../../../../kit/data/madeOnce';

const writers = madeOnceFor((language) => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const number = new Intl.NumberFormat(localeOf(language), digits);
  return {
    /** Formats as `−23.0 LUFS`, with the same minus sign in every language. */
    lufs: (value: number) => `${Number.isFinite(value) ? number.format(value) : '−∞'} LUFS`,
  };
});

/** Returns functions that format decibels and loudness with the digits of the viewer's language. */
export const useDecibels = () => writers(useTranslation().i18n.language);
