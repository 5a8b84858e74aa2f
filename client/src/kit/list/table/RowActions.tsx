import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

/** An action of a row: a link or a callback. */
export type RowAction = {
  label: string;
  icon: LucideIcon;
  isDestructive?: boolean;
} & ({ to: string } | { onClick: () => void });

/** The actions of a row as icon buttons with accessible names. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <div className="row-actions">
      {actions.map((action) => {
        const { label, icon: Icon, isDestructive } = action;
        const labels = {
          className: 'row-action',
          'data-destructive': isDestructive ? '' : undefined,
          'aria-label': `${label}: ${name}`,
          title: label,
        };
        const icon = <Icon size={15} aria-hidden />;
        return 'to' in action ? (
          <Link key={label} to={action.to} {...labels}>
            {icon}
          </Link>
        ) : (
          <button key={label} type="button" onClick={action.onClick} {...labels}>
            {icon}
          </button>
        );
      })}
    </div>
  );
}
