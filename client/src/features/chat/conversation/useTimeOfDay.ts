import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { localeOf } from '../../../kit/data/format/format';
import { madeOnceFor } from '../../../kit/data/madeOnce';

const clocks = madeOnceFor((locale) =>
  madeOnceFor(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : undefined) }),
  ),
);

/** Returns a function that formats hour and minute of a moment. Uses the time zone of the viewer, or else of the current radio. */
export function useTimeOfDay() {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  const clock = clocks(localeOf(i18n.language))(viewer?.timeZone ?? viewer?.radio?.timeZone ?? '');
  return (moment: string) => clock.format(new Date(moment));
}
