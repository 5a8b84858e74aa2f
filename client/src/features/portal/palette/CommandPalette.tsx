// Our own rather than `cmdk` (17.9 kB), which filters and ranks items on the client: here the server searches.

import { Dialog, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import type { Command } from '../../../kit/commands/command';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { PaletteSearch } from './rows/PaletteSearch';
import { noteRecent } from './recents';
import { modal } from '../../../kit/layout/modal';

/** Finds pages, records and commands from any page. */
export default function CommandPalette({
  onCommand,
  onClose,
}: {
  onCommand: (command: Command) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { id } = useViewer();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();

  const go = (to: string, { query, inNewTab }: { query: string; inNewTab: boolean }) => {
    if (query) noteRecent(id, 'searches', query);
    // A tab that this one opens inherits its radio and viewed role.
    if (inNewTab) return void window.open(to, '_blank');
    onClose();
    void navigate(to);
  };
  return (
    <Dialog.Root
      {...modal}
      open
      placement="top"
      size={isNarrow ? 'full' : 'lg'}
      motionPreset="none"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={t('palette.title')}
            overflow="hidden"
            {...(isNarrow ? { h: '100dvh' } : { mt: '12vh', maxH: '70vh' })}
          >
            <PaletteSearch onGo={go} onCommand={onCommand} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
