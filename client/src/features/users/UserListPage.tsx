import { Button, Text } from '@chakra-ui/react';
import { Trash2, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can, useCan } from '../../kit/access/useCan';
import { Person } from '../../kit/data/people/Person';
import { useFormat } from '../../kit/data/format/useFormat';
import { useRoleName } from '../../kit/access/useRoleName';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { userPaths } from './paths';
import { plans, userStatuses, UserStatusBadge } from './UserBadges';
import { InvitationNote } from './invitations/UserInvitation';
import { useDeleteUser } from './useDeleteUser';
import { useRoleOptions } from './edit/useRoleOptions';
import { useBulkChange } from './useBulkChange';
import { useDeleteUserMutation, useUserListQuery } from './users.generated';

/** List of users, with search by name or username, and filters by role, plan and status. */
export default function UserListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const roles = useRoleOptions();
  const roleName = useRoleName();
  const deleteUser = useDeleteUser();
  const [remove] = useDeleteUserMutation();
  const bulkChange = useBulkChange();

  const list = useListPage(useUserListQuery, {
    name: 'users',
    columns: [
      {
        key: 'fullName',
        header: t('users.name'),
        sortBy: 'fullName',
        isFixed: true,
        cell: ({ fullName, email, avatar }) => <Person name={fullName} detail={email} src={avatar} />,
        card: 'title',
      },
      {
        key: 'username',
        header: t('users.username'),
        sortBy: 'username',
        from: 'xl',
        width: '14%',
        cell: ({ username }) => (
          <Text as="span" color="fg.muted">
            <bdi>@{username}</bdi>
          </Text>
        ),
      },
      {
        key: 'role',
        header: t('users.role'),
        sortBy: 'role',
        width: '14%',
        text: ({ role }) => roleName(role.name),
        cell: ({ role }) => roleName(role.name),
        card: 'detail',
      },
      {
        key: 'currentPlan',
        header: t('users.plan'),
        sortBy: 'currentPlan',
        width: '12%',
        cell: ({ currentPlan }) => t(`users.plans.${currentPlan}`),
        card: 'detail',
      },
      {
        key: 'company',
        header: t('users.company'),
        sortBy: 'company',
        from: 'xl',
        width: '16%',
        cell: ({ company }) => company,
      },
      {
        key: 'country',
        header: t('users.country'),
        sortBy: 'country',
        from: '2xl',
        width: '10%',
        cell: ({ country }) => country,
      },
      {
        key: 'createdAt',
        header: t('users.added'),
        from: '2xl',
        width: '170px',
        cell: ({ createdAt }) => format.when(createdAt),
      },
      {
        key: 'status',
        header: t('users.status'),
        text: ({ status }) => t(`users.statuses.${status}`),
        sortBy: 'status',
        width: '130px',
        cell: ({ status, invitation }) => (
          <>
            <UserStatusBadge status={status} />
            <InvitationNote invitation={invitation} />
          </>
        ),
        card: 'end',
      },
    ],
    filters: [
      {
        field: 'role',
        label: t('users.role'),
        options: roles?.map(({ key, name }) => ({ value: key, label: roleName(name) })),
      },
      {
        field: 'currentPlan',
        label: t('users.plan'),
        options: plans.map((value) => ({ value, label: t(`users.plans.${value}`) })),
      },
      {
        field: 'status',
        label: t('users.status'),
        options: userStatuses.map((value) => ({ value, label: t(`users.statuses.${value}`) })),
      },
    ],
  });

  const addButton = (
    <Can action="create" subject="User">
      <Button asChild colorPalette="brand">
        <Link to={userPaths.create}>
          <UserPlus aria-hidden /> {t('users.add')}
        </Link>
      </Button>
    </Can>
  );

  return (
    <>
      <ListPage
        list={list}
        title={t('users.title')}
        description={t('users.description')}
        icon={Users}
        searchLabel={t('users.search')}
        actions={addButton}
        emptyText={t('users.empty')}
        emptyAction={addButton}
        rowName={({ fullName }) => fullName}
        rowLink={({ id }) => userPaths.detail(id)}
        bulkChange={can({ action: 'update', subject: 'User' }) ? bulkChange : undefined}
        bulkDelete={
          can({ action: 'delete', subject: 'User' })
            ? { remove: ({ id }) => remove({ variables: { id } }) }
            : undefined
        }
        rowActions={(user) =>
          can({ action: 'delete', subject: 'User' })
            ? [
                {
                  label: t('actions.delete'),
                  icon: Trash2,
                  isDestructive: true,
                  onClick: () => void deleteUser(user),
                },
              ]
            : []
        }
      />
    </>
  );
}
