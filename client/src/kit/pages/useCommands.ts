import { useContext, useMemo } from 'react';
import { useCan } from '../access/useCan';
import { Pages } from './Pages';
import type { Command, ShortcutGroup } from '../commands/command';

/** The commands that the viewer may use. */
export function useCommands(): readonly Command[] {
  const features = useContext(Pages);
  const can = useCan();
  return useMemo(
    () => features.flatMap(({ commands = [] }) => commands.filter(({ rule }) => !rule || can(rule))),
    [features, can],
  );
}

/** The keys of the features some page of which the viewer sees. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const features = useContext(Pages);
  return features.flatMap(({ shortcuts = [] }) => shortcuts);
}
