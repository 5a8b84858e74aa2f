import { Box, IconButton } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notificationsPath } from './paths';
import { useLiveUnseen } from './useLiveUnseen';

/** Highest number shown; larger numbers become “99+”. */
const maxShown = 99;

/** Bell in the page header: opens the notifications and shows the number of unseen ones. */
export default function NotificationsBell() {
  const { t } = useTranslation();
  const unseen = useLiveUnseen();
  const label = unseen > 0 ? t('notifications.unseen', { count: unseen }) : t('notifications.title');
  return (
    <IconButton asChild variant="ghost" color="fg.muted" position="relative" flexShrink="0">
      <Link to={notificationsPath} aria-label={label} title={label}>
        <Bell aria-hidden />
        {unseen > 0 ? (
          <Box
            as="span"
            aria-hidden
            position="absolute"
            top="1"
            insetEnd="0.5"
            minW="4"
            px="1"
            borderRadius="full"
            bg="red.solid"
            color="white"
            fontSize="2xs"
            lineHeight="1rem"
            fontWeight="semibold"
            textAlign="center"
          >
            {unseen > maxShown ? `${maxShown}+` : unseen}
          </Box>
        ) : null}
      </Link>
    </IconButton>
  );
}
