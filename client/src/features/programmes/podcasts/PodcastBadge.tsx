import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Whether the feed of a podcast is open to everybody. */
export function PodcastBadge({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge colorPalette={isPublished ? 'green' : 'gray'}>
      {t(isPublished ? 'podcasts.isPublished' : 'podcasts.isHidden')}
    </Badge>
  );
}
