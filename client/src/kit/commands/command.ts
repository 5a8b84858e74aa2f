import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { translate, type TranslationKey } from '../../i18n/keys';
import type { Rule } from '../access/ability';

/** A function that returns a text in the language of `t`. */
export type Say = (t: TFunction) => string;

/** A component that performs a command when it is mounted, and calls `onDone` when finished. */
export type CommandPart = ComponentType<{ onDone: () => void }>;

/** An entry of the command palette: a path, a function, or a component that loads on use. */
export type Command = {
  /** Unique name. */
  name: string;
  title: Say;
  /** Further search terms. */
  words?: Say;
  icon: LucideIcon;
  /** Required permission; without one, for everyone signed in. */
  rule?: Rule;
} & ({ to: string } | { run: () => void } | { load: () => Promise<{ default: CommandPart }> });

/** Creates a command that opens the page for a new record. The palette also finds it by words such as “new” and “add”. */
export const addCommand = (
  { path, title }: { path: string; title: TranslationKey },
  icon: LucideIcon,
  rule: Rule,
): Command => ({
  name: path,
  title: (t) => translate(t, title),
  words: (t) => t('commands.newWords'),
  icon,
  rule,
  to: path,
});

/** Keyboard shortcuts of a feature, for the list of shortcuts. */
export interface ShortcutGroup {
  title: TranslationKey;
  shortcuts: ReadonlyArray<{ keys: readonly string[]; does: TranslationKey }>;
}

/** Stands for the space bar in a list of keys, and is shown as its translated name. */
export const spaceKey = 'Space';
