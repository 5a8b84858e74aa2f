import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordHistory } from '../audit/RecordHistory';
import { auditRule } from '../audit/paths';
import { useCan } from '../access/useCan';
import { Facts } from '../layout/Facts';
import { SideDrawer } from '../layout/SideDrawer';
import type { RowAction } from './table/RowActions';
import type { Column } from './types';

/** Drawer with the values and actions of a row. For records that have no page. */
export default function RowDrawer<TRow extends { id: string }>({
  row,
  name,
  columns,
  actions,
  onClose,
}: {
  row: TRow;
  name: string;
  columns: readonly Pick<Column<TRow, never>, 'key' | 'header' | 'cell'>[];
  actions: readonly RowAction[];
  onClose: () => void;
}) {
  return (
    <SideDrawer
      title={name}
      onClose={onClose}
      footer={
        actions.length > 0
          ? actions.map((action) => <ActionButton key={action.label} action={action} onClose={onClose} />)
          : undefined
      }
    >
      <Stack gap="6">
        <Facts items={columns.map(({ header, cell }) => [header, cell(row)] as const)} />
        <RowHistory row={row} />
      </Stack>
    </SideDrawer>
  );
}

function ActionButton({ action, onClose }: { action: RowAction; onClose: () => void }) {
  const { label, icon: Icon, isDestructive } = action;
  const style = { size: 'sm', variant: 'outline', colorPalette: isDestructive ? 'red' : undefined } as const;
  const text = (
    <>
      <Icon size={15} aria-hidden /> {label}
    </>
  );
  if ('to' in action)
    return (
      <Button asChild {...style}>
        <Link to={action.to}>{text}</Link>
      </Button>
    );
  return (
    <Button
      {...style}
      onClick={() => {
        onClose();
        // Runs the action after this drawer has closed and returned the focus. A dialog of the action can then take the
        // focus.
        requestAnimationFrame(action.onClick);
      }}
    >
      {text}
    </Button>
  );
}

/** Recent changes of a versioned record, for people who may read the audit log. */
function RowHistory({ row }: { row: { id: string; __typename?: string; version?: number } }) {
  const { t } = useTranslation();
  const mayRead = useCan()(auditRule);
  const { __typename: type, id, version } = row;
  if (!mayRead || !type || version === undefined) return null;
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">{t('audit.history')}</Text>
      <RecordHistory type={type} id={id} version={version} />
    </Stack>
  );
}
