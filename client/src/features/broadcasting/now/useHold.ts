import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { NowPlayingDocument, useHoldAirMutation, useReleaseAirMutation } from './now.generated';

/** Lets what is planned wait, or go on; all who look see it at once. */
export function useHold() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [sendHold, held] = useHoldAirMutation();
  const [sendRelease, released] = useReleaseAirMutation();
  const holdFor = async (minutes: number) => {
    try {
      await sendHold({
        variables: { duration: minutes * 60_000 },
        update: (cache, { data }) =>
          cache.writeQuery({ query: NowPlayingDocument, data: { nowPlaying: data!.holdAir } }),
      });
    } catch (error) {
      notifyError(t('onAirNow.notHeld'), error);
    }
  };
  const release = async () => {
    try {
      await sendRelease({
        update: (cache, { data }) =>
          cache.writeQuery({ query: NowPlayingDocument, data: { nowPlaying: data!.releaseAir } }),
      });
    } catch (error) {
      notifyError(t('onAirNow.notReleased'), error);
    }
  };
  return { holdFor, release, isBusy: held.loading || released.loading };
}
