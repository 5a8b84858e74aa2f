import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../apollo/SessionContext';
import { createFormat, type Format } from './format';

/** The formats of the reader's language, in their own time zone or else that of their radio. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  const timeZone = viewer?.timeZone ?? viewer?.radio?.timeZone;
  return useMemo(() => createFormat(i18n.language, timeZone), [i18n.language, timeZone]);
}
