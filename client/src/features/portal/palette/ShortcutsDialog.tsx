import { Box, CloseButton, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { spaceKey } from '../../../kit/commands/command';
import { Keys } from '../../../kit/keyboard/Keys';
import { modifierName } from '../../../kit/keyboard/keyNames';
import { modal } from '../../../kit/layout/modal';
import { usePages } from '../../../kit/pages/Pages';
import { useShortcutGroups } from '../../../kit/pages/useCommands';

interface Line {
  keys: readonly string[];
  label: string;
}

/** Lists the keyboard shortcuts: global ones, page letters, and those of features. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const groups = useGroups();
  const closes = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      {...modal}
      open
      placement="center"
      size="lg"
      scrollBehavior="inside"
      initialFocusEl={() => closes.current}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pb="2">
              <Dialog.Title textStyle="md">{t('shortcuts.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5" tabIndex={0} focusVisibleRing="inside">
              <Box css={{ columns: { base: 1, md: 2 }, columnGap: '8' }}>
                {groups.map(({ title, lines }) => (
                  <Group key={title} title={title} lines={lines} />
                ))}
              </Box>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton ref={closes} size="sm" aria-label={t('actions.close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} mb="4" css={{ breakInside: 'avoid' }}>
      <Text id={id} textStyle="xs" color="fg.muted" fontWeight="medium" mb="1">
        {title}
      </Text>
      {lines.map(({ keys, label }) => (
        <Flex key={label} align="center" justify="space-between" gap="4" minH="8">
          <Text>{label}</Text>
          <Keys names={keys} />
        </Flex>
      ))}
    </Box>
  );
}

function useGroups() {
  const { t } = useTranslation();
  const modifier = modifierName();
  const pages = usePages();
  const ofFeatures = useShortcutGroups();
  const everywhere: Line[] = [
    { keys: [modifier, 'K'], label: t('shortcuts.palette') },
    { keys: ['/'], label: t('shortcuts.search') },
    { keys: ['?'], label: t('shortcuts.help') },
    { keys: ['↑', '↓'], label: t('shortcuts.move') },
    { keys: ['↵'], label: t('shortcuts.open') },
    { keys: [modifier, '↵'], label: t('shortcuts.newTab') },
    { keys: [modifier, 'D'], label: t('shortcuts.bookmark') },
    { keys: ['Esc'], label: t('shortcuts.close') },
  ];
  const letters = pages.flatMap(({ key, title }) =>
    key ? [{ keys: ['G', key.toUpperCase()], label: t(title) }] : [],
  );
  return [
    { title: t('shortcuts.everywhere'), lines: everywhere },
    { title: t('shortcuts.goTo'), lines: letters },
    ...ofFeatures.map(({ title, shortcuts }) => ({
      title: t(title),
      lines: shortcuts.map(({ keys, does }) => ({
        keys: keys.map((key) => (key === spaceKey ? t('shortcuts.space') : key)),
        label: t(does),
      })),
    })),
  ].filter(({ lines }) => lines.length > 0);
}
