import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TranslationKey } from '../../i18n/keys';
import type { Rule } from '../access/ability';

/** Says something in the language that it is given. */
export type Say = (t: TFunction) => string;

/** Does its work as soon as it is there, and says when it has. */
export type CommandPart = ComponentType<{ onDone: () => void }>;

/** Something that the palette does, or a page that is no entry of it, such as a form for something new. */
export type Command = {
  /** Its own among all. */
  name: string;
  title: Say;
  /** Other words that it is found by. */
  words?: Say;
  icon: LucideIcon;
  /** Who may; without one, everyone signed in. */
  rule?: Rule;
} & ({ to: string } | { run: () => void } | { load: () => Promise<{ default: CommandPart }> });

/** Something new, by the page that makes it: found by “new”, “add” and their like too. */
export const addCommand = (
  { path, title }: { path: string; title: TranslationKey },
  icon: LucideIcon,
  rule: Rule,
): Command => ({
  name: path,
  title: (t) => t(title as never),
  words: (t) => t('commands.newWords'),
  icon,
  rule,
  to: path,
});

/** Keys that do something on the pages of a feature, for the list of them all. */
export interface ShortcutGroup {
  title: TranslationKey;
  shortcuts: ReadonlyArray<{ keys: readonly string[]; does: TranslationKey }>;
}

/** Stands for the space bar, whose name has a language. */
export const spaceKey = 'Space';
