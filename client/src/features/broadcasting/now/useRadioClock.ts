import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { createClock } from '../../../kit/data/format/clock';

/** Returns formats for times in the time zone of the radio, not in that of the viewer. */
export function useRadioClock() {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  return useMemo(() => createClock(i18n.language, timeZone), [i18n.language, timeZone]);
}
