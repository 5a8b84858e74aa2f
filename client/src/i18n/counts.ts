import type { FormatterModule } from 'i18next';
import { localeOf } from '../kit/data/format/format';
import { madeOnceFor } from '../kit/data/madeOnce';

const writers = madeOnceFor((language) => new Intl.NumberFormat(localeOf(language)));

/** i18next formatter that writes counts in the number format of the language, such as `1,000 changes`. */
export const counts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en', options) =>
    typeof value === 'number' && options?.['interpolationkey'] === 'count'
      ? writers(language).format(value)
      : (value as string),
};

export const interpolation = { escapeValue: false, alwaysFormat: true };
