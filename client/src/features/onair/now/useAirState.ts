import { useTranslation } from 'react-i18next';
import type { NowPlayingFieldsFragment } from './now.generated';

/** Whether the radio is heard, in words; why not, where its player plays and no output is connected. */
export function useAirState({ isOnAir, isLive, notBroadcasting }: NowPlayingFieldsFragment): string {
  const { t } = useTranslation();
  if (notBroadcasting)
    return t('onAirNow.notBroadcasting.title', {
      reason: t(`onAirNow.notBroadcasting.because.${notBroadcasting}`),
    });
  return t(isOnAir ? (isLive ? 'onAirNow.live' : 'onAirNow.onAir') : 'onAirNow.off');
}
