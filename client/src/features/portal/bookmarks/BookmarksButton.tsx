import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { BookMarked } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Button that opens the bookmarks. */
export function BookmarksButton(props: Partial<IconButtonProps>) {
  const { t } = useTranslation();
  const label = t('bookmarks.title');
  return (
    <IconButton
      variant="ghost"
      color="fg.muted"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      flexShrink="0"
      {...props}
    >
      <BookMarked aria-hidden />
    </IconButton>
  );
}
