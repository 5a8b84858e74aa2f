import { useTranslation } from 'react-i18next';
import { useSession } from '../../apollo/SessionContext';
import { createFormat, type Format } from './format';

/** What writes numbers and dates is dear to make: one for each language and time zone serves every component. */
const made = new Map<string, Format>();

/** The formats of the reader's language, in their own time zone or else that of their radio. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  return formatOf(i18n.language, viewer?.timeZone ?? viewer?.radio?.timeZone);
}

function formatOf(language: string, timeZone: string | undefined): Format {
  const key = `${language} ${timeZone}`;
  const format = made.get(key) ?? createFormat(language, timeZone);
  made.set(key, format);
  return format;
}
