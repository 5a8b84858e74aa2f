import { Button, Menu, Portal } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NowPlayingFieldsFragment } from './now.generated';
import { usePause } from './usePause';

const minutes = [2, 5, 15, 30, 60];

/** Pauses the plan for a time, or resumes it. */
export function PauseButton({ pause }: Pick<NowPlayingFieldsFragment, 'pause'>) {
  const { t } = useTranslation();
  const { pauseFor, release, isBusy } = usePause();
  if (pause)
    return (
      <Button variant="outline" loading={isBusy} onClick={() => void release()}>
        <Play aria-hidden /> {t('onAirNow.resume')}
      </Button>
    );
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" loading={isBusy}>
          <Pause aria-hidden /> {t('onAirNow.pause')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('onAirNow.pause')}>
            {minutes.map((count) => (
              <Menu.Item key={count} value={String(count)} onClick={() => void pauseFor(count)}>
                {t('onAirNow.pauseFor', { count })}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
