import { Suspense, useEffect, useState } from 'react';
import type { Command, CommandPart } from '../../../kit/commands/command';
import { lazyPart } from '../../../kit/late/late';
import { palette, usePaletteIsOpen, loadPalette } from './paletteStore';
import { useForgetAtSignOut, useNoteVisits } from './useRecents';
import { usePortalKeys } from './usePortalKeys';

const CommandPalette = lazyPart(loadPalette);
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'));

/**
 * Hosts the palette, the list of shortcuts, and commands that render a component while they run. Handles their
 * shortcuts and loads their code on first use.
 */
export function PaletteHost() {
  const isOpen = usePaletteIsOpen();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [running, setRunning] = useState<{ Part: CommandPart }>();
  useNoteVisits();
  useForgetAtSignOut();
  usePortalKeys(() => setIsHelpOpen(true));
  useEffect(() => palette.close, []);
  const start = (command: Command) => {
    palette.close();
    if ('run' in command) command.run();
    else if ('load' in command) setRunning({ Part: lazyPart(command.load) });
  };
  return (
    <Suspense>
      {isOpen ? <CommandPalette onCommand={start} onClose={palette.close} /> : null}
      {isHelpOpen ? <ShortcutsDialog onClose={() => setIsHelpOpen(false)} /> : null}
      {running ? <running.Part onDone={() => setRunning(undefined)} /> : null}
    </Suspense>
  );
}
