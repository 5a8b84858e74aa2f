import { Button, Menu, Portal } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NowPlayingFieldsFragment } from './now.generated';
import { useHold } from './useHold';

const minutes = [2, 5, 15, 30, 60];

/** Lets what is planned wait for a time, or go on. */
export function HoldButton({ hold }: Pick<NowPlayingFieldsFragment, 'hold'>) {
  const { t } = useTranslation();
  const { holdFor, release, isBusy } = useHold();
  if (hold)
    return (
      <Button variant="outline" loading={isBusy} onClick={() => void release()}>
        <Play aria-hidden /> {t('onAirNow.goOn')}
      </Button>
    );
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" loading={isBusy}>
          <Pause aria-hidden /> {t('onAirNow.hold')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('onAirNow.hold')}>
            {minutes.map((count) => (
              <Menu.Item key={count} value={String(count)} onClick={() => void holdFor(count)}>
                {t('onAirNow.holdFor', { count })}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
