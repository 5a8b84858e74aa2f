import { Badge, Flex } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/data/format/useFormat';
import { useRoleName } from '../../kit/access/useRoleName';
import { useConfirm } from '../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { ListPage } from '../../kit/list/ListPage';
import { useListDrawers, type EditProps } from '../../kit/list/useListDrawers';
import { useListPage } from '../../kit/list/useListPage';
import { AbilityList } from './roles/AbilityList';
import { permissionPaths } from './paths';
import { PermissionAddDrawer, PermissionRenameDrawer, type RenamablePermission } from './PermissionDrawers';
import {
  useDeletePermissionMutation,
  usePermissionListQuery,
  useRoleOptionsQuery,
} from './permissions.generated';

interface Listed extends RenamablePermission {
  assignedTo: readonly string[];
}

const RenameDrawer = ({ record, onClose }: EditProps<Listed>) => (
  <PermissionRenameDrawer permission={record} onClose={onClose} />
);

/** List of permissions: search by name or date, filter by role, add, rename and delete. */
export default function PermissionListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: roleData } = useRoleOptionsQuery();
  const deletePermission = useDeletePermission();
  const roles = roleData?.roles.items;
  const roleName = useRoleName();

  const list = useListPage(usePermissionListQuery, {
    name: 'permissions',
    columns: [
      {
        key: 'name',
        header: t('permissions.name'),
        sortBy: 'name',
        isFixed: true,
        width: '24%',
        cell: ({ name }) => <span className="row-name">{name}</span>,
        card: 'title',
      },
      {
        key: 'assignedTo',
        header: t('permissions.assignedTo'),
        cell: ({ assignedTo }) => (
          <Flex gap="1.5" wrap="wrap">
            {assignedTo.map((role) => (
              <Badge key={role} colorPalette={role === 'administrator' ? 'brand' : 'gray'}>
                {roleName(role)}
              </Badge>
            ))}
          </Flex>
        ),
        card: 'detail',
      },
      {
        key: 'abilities',
        header: t('permissions.grants'),
        from: 'xl',
        cell: ({ abilities }) => <AbilityList abilities={abilities} />,
      },
      {
        key: 'createdDate',
        header: t('permissions.created'),
        sortBy: 'createdDate',
        width: '180px',
        from: 'md',
        cell: ({ createdDate }) => format.when(createdDate),
      },
    ],
    filters: [
      {
        field: 'assignedTo',
        label: t('permissions.role'),
        options: roles?.map(({ name }) => ({ value: name, label: roleName(name) })),
      },
    ],
  });

  const { addButton, rowActions, drawers } = useListDrawers(
    { AddDrawer: PermissionAddDrawer, EditDrawer: RenameDrawer },
    {
      subject: 'Permission',
      addLabel: t('permissions.add'),
      editLabel: t('actions.rename'),
      remove: deletePermission,
    },
  );

  return (
    <>
      <ListPage
        list={list}
        title={t('permissions.title')}
        description={t('permissions.description')}
        icon={KeyRound}
        searchLabel={t('permissions.search')}
        actions={addButton}
        emptyText={t('permissions.empty')}
        emptyAction={addButton}
        rowName={({ name }) => name}
        rowLink={({ id }) => permissionPaths.detail(id)}
        rowActions={rowActions}
      />
      {drawers}
    </>
  );
}

function useDeletePermission() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const roleName = useRoleName();
  const [deletePermission] = useDeletePermissionMutation();

  return async ({ id, name, assignedTo }: Listed) => {
    const isSure = await confirm({
      title: t('permissions.deleteTitle', { name }),
      body: t('permissions.deleteBody', {
        count: assignedTo.length,
        roles: assignedTo.map(roleName).join(', '),
      }),
      confirmLabel: t('permissions.delete'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await deletePermission({ variables: { id } });
      notify({ type: 'success', title: t('permissions.deleted', { name }) });
    } catch (error) {
      notifyError(t('permissions.deleteFailed', { name }), error);
    }
  };
}
