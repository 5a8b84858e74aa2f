import { useTranslation } from 'react-i18next';
import type { NowPlayingFieldsFragment } from './now.generated';

/** Returns the label of the on-air state. While no output of the player is connected, the label includes the reason. */
export function useAirState({ isOnAir, isLive, notBroadcasting }: NowPlayingFieldsFragment): string {
  const { t } = useTranslation();
  if (notBroadcasting)
    return t('onAirNow.notBroadcasting.title', {
      reason: t(`onAirNow.notBroadcasting.because.${notBroadcasting}`),
    });
  return t(isOnAir ? (isLive ? 'onAirNow.live' : 'onAirNow.onAir') : 'onAirNow.off');
}
