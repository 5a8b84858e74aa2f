import { CloseButton, Dialog, Flex, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../kit/keyboard/Keys';
import { modifierName } from '../../../kit/keyboard/keyNames';
import { modal } from '../../../kit/layout/modal';

/** The keys that the portal knows. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const modifier = modifierName();
  const shortcuts = [
    [[modifier, 'K'], t('shortcuts.palette')],
    [['/'], t('shortcuts.search')],
    [['?'], t('shortcuts.help')],
    [['↑', '↓'], t('shortcuts.move')],
    [['↵'], t('shortcuts.open')],
    [[modifier, '↵'], t('shortcuts.newTab')],
    [[modifier, 'D'], t('shortcuts.bookmark')],
    [['Esc'], t('shortcuts.close')],
    [[t('shortcuts.space')], t('shortcuts.play')],
    [['⇧', '←', '→'], t('shortcuts.seek')],
    [['⇧', 'N', 'P'], t('shortcuts.skip')],
    [['⇧', 'M'], t('shortcuts.mute')],
    [['I', 'O'], t('shortcuts.marks')],
    [['[', ']'], t('shortcuts.choose')],
    [['X', 'C'], t('shortcuts.cutOrComment')],
    [['Alt', '←', '↑', '↓', '→'], t('shortcuts.moveInCalendar')],
    [['⇧', 'Alt', '↑', '↓'], t('shortcuts.resizeInCalendar')],
    [['Alt', '↑', '↓'], t('shortcuts.chatThreads')],
    [['E'], t('shortcuts.chatEdit')],
    [['J'], t('shortcuts.chatUnread')],
    [['@'], t('shortcuts.chatMention')],
  ] as const;
  return (
    <Dialog.Root
      {...modal}
      open
      placement="center"
      size="xs"
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
            <Dialog.Body pb="5">
              {shortcuts.map(([keys, label]) => (
                <Flex key={label} align="center" justify="space-between" gap="4" minH="9">
                  <Text>{label}</Text>
                  <Keys names={keys} />
                </Flex>
              ))}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('actions.close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
