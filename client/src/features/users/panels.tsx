import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../kit/access/useCan';
import { ChartCard } from '../../kit/charts/ChartCard';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { RingValue } from '../../kit/charts/RingValue';
import { StatisticPanel } from '../../kit/dashboard/StatisticPanel';
import { ListPanel, RowLink } from '../../kit/dashboard/ListPanel';
import { usePanelOptions } from '../../kit/dashboard/PanelVisit';
import { QueryPanel } from '../../kit/dashboard/QueryPanel';
import { Person } from '../../kit/data/people/Person';
import { useFormat } from '../../kit/data/format/useFormat';
import { useRoleName } from '../../kit/access/useRoleName';
import { useUserPanelsQuery } from './panels.generated';
import { userPaths } from './paths';

/* Query of the user panels on the dashboard; they share one request. */

function usePanels() {
  const withRoles = useCan()({ action: 'read', subject: 'Role' });
  return useUserPanelsQuery({ variables: { withRoles }, ...usePanelOptions(useUserPanelsQuery) });
}

/** Panel with the number of active users, and how many users were added in the last four weeks. */
export function ActiveUsersPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { users } }) => {
        const active = users?.byStatus.find(({ status }) => status === 'ACTIVE')?.count ?? 0;
        const added = users?.added.total ?? 0;
        return (
          <StatisticPanel
            title={t('dashboard.activeUsers')}
            to={`${userPaths.list}?status=ACTIVE`}
            value={formats.count(active)}
            note={t('dashboard.addedLately', { count: added, formatted: formats.count(added) })}
          />
        );
      }}
    </QueryPanel>
  );
}

const maxRoles = 5;

/** Panel with the number of users per role, or per status when the viewer may not read roles. */
export function UserSharesPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const roleName = useRoleName();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { users } }) => {
        const roles = users?.byRole;
        const states = users?.byStatus ?? [];
        const parts = roles
          ? withRest(
              roles.map(({ key, name, count }) => ({ key, label: roleName(name), count })),
              t('dashboard.otherRoles'),
            )
          : states.map(({ status, count }) => ({ key: status, label: t(`users.statuses.${status}`), count }));
        return (
          <ChartCard
            title={t(roles ? 'dashboard.usersByRole' : 'dashboard.users')}
            labelTitle={t(roles ? 'users.role' : 'users.status')}
            kind="donut"
            height="15rem"
            data={{
              labels: parts.map(({ label }) => label),
              series: [{ name: t('users.title'), values: parts.map(({ count }) => count) }],
            }}
            formatValue={formats.count}
            linkOf={(index) => {
              const { key } = parts[index]!;
              return key && `${userPaths.list}?${roles ? 'role' : 'status'}=${key}`;
            }}
          >
            <RingValue
              value={formats.count(parts.reduce((sum, { count }) => sum + count, 0))}
              name={t('users.title')}
            />
          </ChartCard>
        );
      }}
    </QueryPanel>
  );
}

interface Part {
  key: string | undefined;
  label: string;
  count: number;
}

/** Adds up the parts after the first `maxRoles` to one part with this label. A single further part stays as it is. */
function withRest(parts: readonly Part[], label: string): readonly Part[] {
  if (parts.length <= maxRoles + 1) return parts;
  const rest = parts.slice(maxRoles).reduce((sum, { count }) => sum + count, 0);
  return [...parts.slice(0, maxRoles), { key: undefined, label, count: rest }];
}

/** Panel with the users who were added last. */
export function NewestUsersPanel() {
  const { t } = useTranslation();
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <QueryPanel query={usePanels()}>
      {({ users }) => (
        <ListPanel
          title={t('dashboard.newestUsers')}
          more={{ to: userPaths.list, label: t('dashboard.showAll') }}
          emptyText={t('users.empty')}
        >
          {users.items.map(({ id, fullName, email, avatar, role, createdAt }) => (
            <RowLink key={id} to={userPaths.detail(id)}>
              <Person name={fullName} detail={email} src={avatar} />
              <Text
                textStyle="compact"
                color="fg.muted"
                textAlign="end"
                flexShrink="0"
                title={format.dateTime(createdAt)}
              >
                {role ? roleName(role.name) : format.when(createdAt)}
              </Text>
            </RowLink>
          ))}
        </ListPanel>
      )}
    </QueryPanel>
  );
}
