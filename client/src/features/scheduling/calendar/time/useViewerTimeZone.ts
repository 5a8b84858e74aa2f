import { useState } from 'react';

export type ViewerTimeZone = ReturnType<typeof useViewerTimeZone>;

/** Time zone of the viewer’s browser, with a switch that shows its times next to the radio's. */
export function useViewerTimeZone(stationTimeZone: string) {
  const [isShown, setIsShown] = useState(false);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    isDifferent: timeZone !== stationTimeZone,
    isShown,
    /** The viewer's time zone; undefined when the viewer has not turned on its times. */
    shown: isShown ? timeZone : undefined,
    toggle: () => setIsShown(!isShown),
  };
}
