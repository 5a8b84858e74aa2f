import { useState } from 'react';

export type ViewerTimeZone = ReturnType<typeof useViewerTimeZone>;

/** Time zone of the viewer’s browser, and the switch that shows times in it next to those of the radio. */
export function useViewerTimeZone(stationTimeZone: string) {
  const [isShown, setIsShown] = useState(false);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    isDifferent: timeZone !== stationTimeZone,
    isShown,
    /** The time zone while its times are shown, undefined otherwise. */
    shown: isShown ? timeZone : undefined,
    toggle: () => setIsShown(!isShown),
  };
}
