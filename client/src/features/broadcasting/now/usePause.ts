import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { NowPlayingDocument, useHoldAirMutation, useReleaseAirMutation } from './now.generated';

/** Pauses or resumes the plan; all viewers see the change at once. */
export function usePause() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [sendPause, pauseResult] = useHoldAirMutation();
  const [sendRelease, released] = useReleaseAirMutation();
  const pauseFor = async (minutes: number) => {
    try {
      await sendPause({
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
  return { pauseFor, release, isBusy: pauseResult.loading || released.loading };
}
