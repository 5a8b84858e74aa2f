import { Menu, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** An entry of a menu, with the function to run when the user selects it. */
export interface MenuAction {
  key: string;
  icon: LucideIcon;
  label: string;
  isDestructive?: boolean;
  go: () => void;
}

/** Renders one menu item for each of the given actions. */
export const MenuActions = ({ actions }: { actions: readonly MenuAction[] }) =>
  actions.map(({ key, icon: Icon, label, isDestructive, go }) => (
    <Menu.Item key={key} value={key} color={isDestructive ? 'fg.error' : undefined} onClick={go}>
      <Icon size={16} aria-hidden /> {label}
    </Menu.Item>
  ));

/** Button that opens a menu; renders nothing without actions. */
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
