import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { createFormat } from '../../../kit/data/format';

/** Time zone of the radio: contents appear and end by its clock. */
export const useRadioZone = () => useSession().viewer?.radio?.timeZone;

/** Writes a day and a time by the clock of the radio. */
export function useRadioMoment() {
  const { i18n } = useTranslation();
  const timeZone = useRadioZone();
  return useMemo(() => createFormat(i18n.language, timeZone).dateTime, [i18n.language, timeZone]);
}
