import { Button, type ButtonProps } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../late/late';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import type { Breakpoint } from '../types';
import type { ViewOptions } from './viewOptions';

export interface ListViewProps {
  columns: readonly { key: string; header: string; isFixed?: boolean; from?: Breakpoint }[];
  options: ViewOptions;
  onChange: (patch: Partial<ViewOptions>) => void;
}

const load = () => import('./ListViewPopup');
const ListViewPopup = lazyPart(load);

/** How the list is shown; the choices load when somebody reaches for them. */
export function ListViewMenu(props: ListViewProps) {
  return (
    <LoadOnIntent fetch={load} button={(handlers) => <ViewButton {...handlers} />}>
      <ListViewPopup {...props} />
    </LoadOnIntent>
  );
}

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
