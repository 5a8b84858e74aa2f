import { Button } from '@chakra-ui/react';
import { CalendarClock, Pencil, UserMinus, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { Can, useCan } from '../../../kit/access/useCan';
import { Person } from '../../../kit/data/people/Person';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useRoleName } from '../../../kit/access/useRoleName';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { useTeamListQuery, type TeamMemberFieldsFragment } from '../organization.generated';
import { GuestDrawer, TeamJoinDrawer, TeamRoleDrawer } from './TeamDrawers';
import { useBulkTeam } from './useBulkTeam';
import { useGuestText } from './useGuestText';
import { useLeaveTeam } from './useLeaveTeam';
import { useTeamRoles } from './useTeamRoles';

/** Team of the current radio, with roles. */
export default function TeamPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const { radio, email } = useViewer();
  const roleName = useRoleName();
  const roles = useTeamRoles();
  const leave = useLeaveTeam();
  const bulk = useBulkTeam();
  const guestText = useGuestText();
  const [isJoining, setIsJoining] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const [changed, setChanged] = useState<TeamMemberFieldsFragment>();
  const mayGive = can({ action: 'read', subject: 'Role' });

  const list = useListPage(useTeamListQuery, {
    name: 'team',
    columns: [
      {
        key: 'fullName',
        header: t('team.person'),
        sortBy: 'fullName',
        isFixed: true,
        cell: (member) => <Person name={member.fullName} detail={member.email} src={member.avatar} />,
        card: 'title',
      },
      {
        key: 'role',
        header: t('team.role'),
        sortBy: 'role',
        width: '24%',
        cell: (member) => roleName(member.roleName),
        card: 'end',
      },
      {
        key: 'createdAt',
        header: t('team.since'),
        from: 'md',
        width: '190px',
        cell: ({ createdAt }) => format.when(createdAt),
      },
      {
        key: 'validUntil',
        header: t('team.guest'),
        sortBy: 'validUntil',
        from: 'md',
        width: '230px',
        cell: guestText,
        card: 'detail',
      },
    ],
    filters: [
      { field: 'fullName', kind: 'text', label: t('team.person') },
      {
        field: 'role',
        label: t('team.role'),
        options: roles?.map(({ key, name }) => ({ value: key, label: roleName(name) })),
      },
    ],
  });

  const joinButton = mayGive ? (
    <Can action="create" subject="TeamMember">
      <Button variant="outline" onClick={() => setIsInviting(true)}>
        <CalendarClock aria-hidden /> {t('team.inviteGuest')}
      </Button>
      <Button colorPalette="brand" onClick={() => setIsJoining(true)}>
        <UserPlus aria-hidden /> {t('team.add')}
      </Button>
    </Can>
  ) : null;

  return (
    <>
      <ListPage
        list={list}
        title={t('team.titleOf', { radio: radio?.name ?? '' })}
        description={t('team.description')}
        icon={UsersRound}
        actions={joinButton}
        emptyText={t('team.empty')}
        emptyAction={joinButton}
        rowName={({ fullName }) => fullName}
        {...bulk}
        rowActions={(member) =>
          member.email === email
            ? []
            : [
                ...(mayGive && can({ action: 'update', subject: 'TeamMember' })
                  ? [{ label: t('team.changeRole'), icon: Pencil, onClick: () => setChanged(member) }]
                  : []),
                ...(can({ action: 'delete', subject: 'TeamMember' })
                  ? [
                      {
                        label: t('team.remove'),
                        icon: UserMinus,
                        isDestructive: true,
                        onClick: () => void leave(member),
                      },
                    ]
                  : []),
              ]
        }
      />
      {isJoining ? <TeamJoinDrawer onClose={() => setIsJoining(false)} /> : null}
      {isInviting ? <GuestDrawer onClose={() => setIsInviting(false)} /> : null}
      {changed ? <TeamRoleDrawer member={changed} onClose={() => setChanged(undefined)} /> : null}
    </>
  );
}
