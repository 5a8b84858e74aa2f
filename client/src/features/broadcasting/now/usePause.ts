import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { NowPlayingDocument, usePausePlanMutation, useResumePlanMutation } from './now.generated';

/**
 * Returns functions that pause and resume the radio's plan. They write the result to the cache, so that all components
 * show it at once.
 */
export function usePause() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [sendPause, pauseResult] = usePausePlanMutation();
  const [sendRelease, released] = useResumePlanMutation();
  const pauseFor = async (minutes: number) => {
    try {
      await sendPause({
        variables: { duration: minutes * 60_000 },
        update: (cache, { data }) =>
          cache.writeQuery({ query: NowPlayingDocument, data: { nowPlaying: data!.pausePlan } }),
      });
    } catch (error) {
      notifyError(t('onAirNow.notPaused'), error);
    }
  };
  const release = async () => {
    try {
      await sendRelease({
        update: (cache, { data }) =>
          cache.writeQuery({ query: NowPlayingDocument, data: { nowPlaying: data!.resumePlan } }),
      });
    } catch (error) {
      notifyError(t('onAirNow.notResumed'), error);
    }
  };
  return { pauseFor, release, isBusy: pauseResult.loading || released.loading };
}
