import { useContext, useMemo } from 'react';
import { useCan } from '../access/useCan';
import { Pages } from './Pages';
import type { Command, ShortcutGroup } from '../commands/command';

/** Returns the commands that the viewer may use. */
export function useCommands(): readonly Command[] {
  const features = useContext(Pages);
  const can = useCan();
  return useMemo(
    () => features.flatMap(({ commands = [] }) => commands.filter(({ rule }) => !rule || can(rule))),
    [features, can],
  );
}

/** Returns the keyboard shortcuts of all features. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const features = useContext(Pages);
  return features.flatMap(({ shortcuts = [] }) => shortcuts);
}
