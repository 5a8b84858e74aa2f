import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { createFormat } from '../../../kit/data/format/format';

/** Time zone of the radio, in which contents are published and end. */
export const useRadioZone = () => useSession().viewer?.radio?.timeZone;

/** Formats a date and time in the radio's time zone. */
export function useRadioMoment() {
  const { i18n } = useTranslation();
  const timeZone = useRadioZone();
  return useMemo(() => createFormat(i18n.language, timeZone).dateTime, [i18n.language, timeZone]);
}
