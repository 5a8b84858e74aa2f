import { Button, type ButtonProps } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function ViewButton(props: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="xs"
      variant="ghost"
      textStyle="compact"
      color="fg.muted"
      hideBelow="md"
      aria-haspopup="menu"
      {...props}
    >
      <SlidersHorizontal aria-hidden /> {t('list.view')}
    </Button>
  );
}
