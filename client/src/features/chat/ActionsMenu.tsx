import { Menu, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that can be done, in a menu. */
export interface MenuAction {
  key: string;
  icon: LucideIcon;
  label: string;
  isDestructive?: boolean;
  go: () => void;
}

/** The entries of a menu. */
export const MenuActions = ({ actions }: { actions: readonly MenuAction[] }) =>
  actions.map(({ key, icon: Icon, label, isDestructive, go }) => (
    <Menu.Item key={key} value={key} color={isDestructive ? 'fg.error' : undefined} onClick={go}>
      <Icon size={16} aria-hidden /> {label}
    </Menu.Item>
  ));

/** A menu behind a button; nothing where there is nothing to do. */
export function ActionsMenu({ button, actions }: { button: ReactNode; actions: readonly MenuAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{button}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <MenuActions actions={actions} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
