import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { ListMusic } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Button that opens the queue. */
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
