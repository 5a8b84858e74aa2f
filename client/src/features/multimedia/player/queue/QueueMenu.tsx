import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';

const load = () => import('./QueuePopover');
const QueuePopover = lazyPart(load);

/** What comes next; the list loads when somebody reaches for it. */
export function QueueMenu() {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <QueueButton {...handlers} />}>
      <QueuePopover />
    </LoadOnIntent>
  );
}

export function QueueButton(props: Omit<IconButtonProps, 'aria-label'>) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="sm"
      minW={{ base: '11', md: '9' }}
      variant="ghost"
      aria-label={t('player.queue')}
      title={t('player.queue')}
      aria-haspopup="dialog"
      {...props}
    >
      <ListMusic aria-hidden />
    </IconButton>
  );
}
