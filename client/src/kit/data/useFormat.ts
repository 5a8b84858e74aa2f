import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../apollo/SessionContext';
import { createFormat, type Format } from './format';

/** The formats of the reader's language and their radio's time zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const timeZone = useSession().viewer?.radio?.timeZone;
  return useMemo(() => createFormat(i18n.language, timeZone), [i18n.language, timeZone]);
}
