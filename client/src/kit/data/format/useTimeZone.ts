import { useSession } from '../../../apollo/session/SessionContext';

/** Returns the time zone in which the portal shows moments: the viewer's, or else the radio's. Undefined for that of the device. */
export function useTimeZone(): string | undefined {
  const { viewer } = useSession();
  return viewer?.timeZone ?? viewer?.radio?.timeZone;
}
