import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../kit/data/Person';
import { useFormat } from '../../kit/data/useFormat';
import { useRoleName } from '../../kit/data/useRoleName';
import { Section } from '../../kit/layout/Card';
import { useNewestUsersQuery, useUserCountsQuery } from './dashboard.generated';
import { ListPanel, RowLink } from './ListPanel';
import { QueryPanel } from './QueryPanel';
import { ShareBars } from './ShareBars';

const shown = [
  { field: 'active', status: 'ACTIVE', color: 'green.solid' },
  { field: 'pending', status: 'PENDING', color: 'orange.solid' },
  { field: 'inactive', status: 'INACTIVE', color: 'gray.emphasized' },
] as const;

/** How many accounts are in which state. */
export function UserOverview() {
  const { t } = useTranslation();
  const query = useUserCountsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPanel query={query} height="11rem">
      {(counts) => (
        <Section title={t('dashboard.users')}>
          <ShareBars
            shares={shown.map(({ field, status, color }) => ({
              label: t(`users.statuses.${status}`),
              count: counts[field],
              color,
              to: `/admin/users/list?status=${status}`,
            }))}
          />
        </Section>
      )}
    </QueryPanel>
  );
}

/** Who came last. */
export function NewestUsers() {
  const { t } = useTranslation();
  const format = useFormat();
  const roleName = useRoleName();
  const query = useNewestUsersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPanel query={query} height="19rem">
      {({ users }) => (
        <ListPanel
          title={t('dashboard.newestUsers')}
          more={{ to: '/admin/users/list', label: t('dashboard.showAll') }}
          emptyText={t('users.empty')}
        >
          {users.items.map(({ id, fullName, email, avatar, role, createdAt }) => (
            <RowLink key={id} to={`/admin/users/${id}`}>
              <Person name={fullName} detail={email} src={avatar} />
              <Text
                textStyle="compact"
                color="fg.muted"
                textAlign="end"
                flexShrink="0"
                title={format.dateTime(createdAt)}
              >
                {roleName(role.name)}
              </Text>
            </RowLink>
          ))}
        </ListPanel>
      )}
    </QueryPanel>
  );
}
