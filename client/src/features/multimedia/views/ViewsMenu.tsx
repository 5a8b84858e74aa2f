import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { BookMarked } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../kit/late/late';
import { LoadOnIntent } from '../../../kit/layout/LoadOnIntent';

export interface ViewsProps {
  /** The name of the list. */
  list: string;
  hiddenColumns: readonly string[];
  onHiddenColumns: (keys: readonly string[]) => void;
}

const load = () => import('./ViewsPopup');
const ViewsPopup = lazyPart(load);

/** Views of a list that were saved, and the way to save one; the menu loads when somebody reaches for it. */
export function ViewsMenu(props: ViewsProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewsButton {...handlers} />}>
      <ViewsPopup {...props} />
    </LoadOnIntent>
  );
}

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
      {/* Beside the search and many filters there is room for the icon alone. */}
      <Text as="span" display={{ base: 'none', '2xl': 'inline' }}>
        {t('views.open')}
      </Text>
    </Button>
  );
}
