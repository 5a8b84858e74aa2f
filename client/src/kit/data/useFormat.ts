import { useTranslation } from 'react-i18next';
import { useSession } from '../../apollo/session/SessionContext';
import { createFormat, type Format } from './format';
import { madeOnceFor } from './madeOnce';

/** The formats of the reader's language, in their own time zone or else that of their radio. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  return formatsIn(i18n.language)(viewer?.timeZone ?? viewer?.radio?.timeZone ?? '');
}

/** By language and time zone: one serves every component. */
const formatsIn = madeOnceFor((language) =>
  madeOnceFor((timeZone) => createFormat(language, timeZone || undefined)),
);
