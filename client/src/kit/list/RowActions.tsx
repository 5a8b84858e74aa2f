import { Flex, IconButton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Something that can be done with a row: a place to go, or a thing to do. */
export type RowAction = {
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
} & ({ to: string } | { onClick: () => void });

/** The actions of a row, as icons that are named to everyone who asks. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <Flex gap="0.5" justify="flex-end">
      {actions.map((action) => {
        const { label, icon: Icon, isDestructive } = action;
        const accessibleName = `${label}: ${name}`;
        const icon = <Icon size={15} aria-hidden />;
        return (
          <IconButton
            key={label}
            asChild={'to' in action}
            size="xs"
            variant="ghost"
            color="fg.muted"
            _hover={{ color: isDestructive ? 'red.fg' : 'fg', bg: 'bg.muted' }}
            aria-label={accessibleName}
            title={label}
            onClick={'onClick' in action ? action.onClick : undefined}
          >
            {'to' in action ? <Link to={action.to}>{icon}</Link> : icon}
          </IconButton>
        );
      })}
    </Flex>
  );
}
