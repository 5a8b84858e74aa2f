import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { localeOf } from '../../../kit/data/format';
import { madeOnceFor } from '../../../kit/data/madeOnce';

const clocks = madeOnceFor((locale) =>
  madeOnceFor(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : undefined) }),
  ),
);

/** The hour and minute of a moment by the clock of the viewer. */
export function useTimeOfDay() {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  const clock = clocks(localeOf(i18n.language))(viewer?.timeZone ?? viewer?.radio?.timeZone ?? '');
  return (moment: string) => clock.format(new Date(moment));
}
