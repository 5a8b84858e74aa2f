import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { ArrowDownToLine, ArrowUpDown, ArrowUpToLine } from 'lucide-react';
import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderContext } from './OrderedList';

interface Props {
  index: number;
  /** Name of the row. */
  name: string;
}

/** Menu that moves a row of an `OrderedList` to the top, to the bottom, or to a position. Renders nothing for a single row. */
export function MoveMenu({ index, name }: Props) {
  const { t } = useTranslation();
  const { count, move } = use(OrderContext);
  const target = useRef(index);
  if (count < 2) return null;
  const last = count - 1;
  const itemTo = (to: number) => ({
    disabled: to === index,
    onClick: () => {
      target.current = to;
    },
  });
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => {
        if (open) target.current = index;
      }}
      // The row moves after the menu has closed: a closing menu returns the focus to its button.
      onExitComplete={() => {
        if (target.current !== index) move(index, target.current);
      }}
    >
      <Menu.Trigger asChild>
        <IconButton
          size="xs"
          minW={{ base: '11', md: '8' }}
          variant="ghost"
          aria-label={`${t('order.moveTo')}: ${name}`}
          title={t('order.moveTo')}
        >
          <ArrowUpDown aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="60dvh" overflow="auto">
            <Menu.Item value="top" {...itemTo(0)}>
              <ArrowUpToLine size={16} aria-hidden /> {t('order.top')}
            </Menu.Item>
            <Menu.Item value="bottom" {...itemTo(last)}>
              <ArrowDownToLine size={16} aria-hidden /> {t('order.bottom')}
            </Menu.Item>
            <Menu.Separator />
            {Array.from({ length: count }, (_, position) => (
              <Menu.Item key={position} value={`position ${position}`} {...itemTo(position)}>
                {t('order.position', { position: position + 1 })}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
