import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Badge that shows whether a podcast feed is public. */
export function PodcastBadge({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge colorPalette={isPublished ? 'green' : 'gray'}>
      {t(isPublished ? 'podcasts.isPublished' : 'podcasts.isHidden')}
    </Badge>
  );
}
