import { Box, Button, chakra, Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { decided, type Conflict, type Difference } from './conflict';
import { modal } from '../../layout/modal';

/** Label of each form field, and how the conflict dialog shows its value. */
export type FieldNames = Record<string, { label: string; show?: (value: unknown) => ReactNode }>;

interface Props<TValues extends FieldValues> {
  conflict: Conflict<TValues>;
  names: FieldNames;
  onResolve: (chosen: TValues | undefined) => void;
}

/** Dialog for an edit conflict. The user chooses between their own and the saved value of each differing field. */
export function ConflictDialog<TValues extends FieldValues>({ conflict, names, onResolve }: Props<TValues>) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  return (
    <Dialog.Root
      {...modal}
      open
      role="alertdialog"
      size="md"
      placement="center"
      onOpenChange={() => onResolve(undefined)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="1">
              <Dialog.Title textStyle="md">{t('form.conflictTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text color="fg.muted" mb="4">
                {t('form.conflict')}
              </Text>
              <Stack gap="4">
                {conflict.differences.map((difference) => (
                  <DifferenceChoice
                    key={difference.path}
                    difference={difference}
                    name={names[difference.path] ?? { label: difference.path }}
                    chosen={choices[difference.path] ?? difference.proposed}
                    onChoose={(choice) => setChoices({ ...choices, [difference.path]: choice })}
                  />
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => onResolve(undefined)}>
                {t('form.keepEditing')}
              </Button>
              <Button colorPalette="brand" onClick={() => onResolve(decided(conflict, choices))}>
                {t('form.saveChosen')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const Choice = chakra('label');

function DifferenceChoice({
  difference,
  name,
  chosen,
  onChoose,
}: {
  difference: Difference;
  name: FieldNames[string];
  chosen: 'mine' | 'theirs';
  onChoose: (choice: 'mine' | 'theirs') => void;
}) {
  const { t } = useTranslation();
  const show = name.show ?? String;
  return (
    <Box as="fieldset">
      <Text as="legend" textStyle="compact" fontWeight="medium" mb="1.5">
        {name.label}
      </Text>
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
        {(['mine', 'theirs'] as const).map((whose) => (
          <Choice
            key={whose}
            flex="1"
            minW="0"
            display="flex"
            gap="2.5"
            p="2.5"
            cursor="pointer"
            borderWidth="1px"
            borderRadius="l2"
            borderColor={chosen === whose ? 'brand.solid' : 'border'}
            bg={chosen === whose ? 'brand.subtle' : undefined}
          >
            <input
              type="radio"
              name={difference.path}
              checked={chosen === whose}
              onChange={() => onChoose(whose)}
            />
            <Box minW="0">
              <Text textStyle="xs" color="fg.muted">
                {t(`form.${whose}`)}
              </Text>
              <Text overflowWrap="anywhere">{show(difference[whose]) || '—'}</Text>
            </Box>
          </Choice>
        ))}
      </Flex>
    </Box>
  );
}
