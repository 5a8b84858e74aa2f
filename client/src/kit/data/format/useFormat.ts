import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { createFormat, type Format } from './format';
import { madeOnceFor } from '../madeOnce';

/** Returns the formats in the interface language, with the viewer's time zone or else the radio's. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatsIn(i18n.language)(useTimeZone() ?? '');
}

/** Returns the time zone in which the portal shows moments: the viewer's, or else the radio's. Undefined for that of the device. */
export function useTimeZone(): string | undefined {
  const { viewer } = useSession();
  return viewer?.timeZone ?? viewer?.radio?.timeZone;
}

/** Formats by language and time zone, shared by all components. */
const formatsIn = madeOnceFor((language) =>
  madeOnceFor((timeZone) => createFormat(language, timeZone || undefined)),
);
