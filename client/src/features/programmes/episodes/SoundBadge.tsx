import { CircleAlert, CircleCheck, Loader, MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../kit/data/StatusBadge';
import { useFormat } from '../../../kit/data/useFormat';
import type { EpisodeRowFragment } from './episodes.generated';

/** How far the sound of an episode is: none, on its way, being looked into, ready or failed. */
export function SoundBadge({
  medium,
  incoming,
  uploadStatus,
}: Pick<EpisodeRowFragment, 'medium' | 'incoming' | 'uploadStatus'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (medium?.state === 'READY')
    return <StatusBadge tone="good" icon={CircleCheck} label={t('planning.sound.READY')} />;
  if (incoming?.state === 'FAILED')
    return <StatusBadge tone="warning" icon={CircleAlert} label={t('planning.sound.FAILED')} />;
  if (incoming) return <StatusBadge tone="busy" icon={Loader} label={t('planning.sound.working')} />;
  if (uploadStatus >= 0)
    return (
      <StatusBadge
        tone="busy"
        icon={Loader}
        label={t('planning.sound.sending', { share: format.percent(uploadStatus) })}
      />
    );
  return <StatusBadge tone="neutral" icon={MicOff} label={t('planning.sound.none')} />;
}
