import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './format';
import { madeOnceFor } from '../madeOnce';
import { useTimeZone } from './useTimeZone';

/** Returns the formats in the interface language, with the viewer's time zone or else the radio's. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatsIn(i18n.language)(useTimeZone() ?? '');
}

/** Formats by language and time zone, shared by all components. */
const formatsIn = madeOnceFor((language) =>
  madeOnceFor((timeZone) => createFormat(language, timeZone || undefined)),
);
