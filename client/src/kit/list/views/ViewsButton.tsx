import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { BookMarked } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Button of the views menu. */
export function ViewsButton(props: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="xs"
      minW={{ base: '11', md: '8' }}
      variant="ghost"
      textStyle="compact"
      color="fg.muted"
      aria-haspopup="menu"
      aria-label={t('views.open')}
      title={t('views.open')}
      {...props}
    >
      <BookMarked aria-hidden />
      {/* In narrow windows, the search and the filters leave room for the icon only. */}
      <Text as="span" display={{ base: 'none', '2xl': 'inline' }}>
        {t('views.open')}
      </Text>
    </Button>
  );
}
