import { Box, Flex, IconButton, type FlexProps } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveHandle } from './OrderedList';
import { MoveMenu } from './MoveMenu';

/** An action at the end of a row: an icon, named after the action and the row. */
export interface RowAction {
  /** Identifies a button whose label changes when it is pressed, so that it keeps the focus. Defaults to the label. */
  id?: string;
  label: string;
  icon: ReactNode;
  run: () => void;
}

interface Props extends Omit<FlexProps, 'id'> {
  /** Id in the `OrderedList`. */
  id: string;
  index: number;
  /** Name of the row in the labels of its buttons. */
  name: string;
  /** False for people who may only read: the row has no handle and no actions then. */
  isEditable: boolean;
  onMove: (step: -1 | 1) => void;
  actions: readonly RowAction[];
  children: ReactNode;
  /** Content below the row, in its whole width; needs `wrap="wrap"`. */
  below?: ReactNode;
}

/** A row of an `OrderedList`: its handle, its content, its menu of positions, and its actions. */
export function OrderedRow({
  id,
  index,
  name,
  isEditable,
  onMove,
  actions,
  children,
  below,
  ...rest
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: !isEditable });
  return (
    <Flex
      as="li"
      ref={isEditable ? ref : undefined}
      align="center"
      gap="2"
      px="2"
      minH="12"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.muted"
      boxShadow={isDragging ? 'md' : undefined}
      _hover={{ bg: 'bg.subtle' }}
      {...rest}
    >
      {isEditable ? <MoveHandle id={id} name={name} handleRef={handleRef} onMove={onMove} /> : null}
      {children}
      {isEditable ? (
        <Flex flexShrink="0" ms="auto">
          <MoveMenu index={index} name={name} />
          {actions.map(({ label, id = label, icon, run }) => (
            <IconButton
              key={id}
              size="xs"
              minW={{ base: '11', md: '8' }}
              variant="ghost"
              aria-label={`${label}: ${name}`}
              title={label}
              onClick={run}
            >
              {icon}
            </IconButton>
          ))}
        </Flex>
      ) : null}
      {below ? <Box flexBasis="100%">{below}</Box> : null}
    </Flex>
  );
}

/** Returns the row actions that edit and remove a row of an `OrderedList`. */
export function useRowActions(onEdit: () => void, onRemove: () => void): readonly [RowAction, RowAction] {
  const { t } = useTranslation();
  return [
    { label: t('actions.edit'), icon: <Pencil aria-hidden />, run: onEdit },
    { label: t('rundowns.remove'), icon: <X aria-hidden />, run: onRemove },
  ];
}
