import { CircleAlert, CircleCheck, Loader, MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { EpisodeRowFragment } from './episodes.generated';

/** Badge with the state of an episode's sound: none, uploading, being analysed, ready or failed. */
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
