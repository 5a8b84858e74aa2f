import { Avatar, Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../kit/access/useCan';
import { PersonAvatar } from '../../kit/data/Person';
import { useFormat } from '../../kit/data/useFormat';
import { useRoleName } from '../../kit/data/useRoleName';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { Card } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ListPager } from '../../kit/list/ListPager';
import { useListPage } from '../../kit/list/useListPage';
import { AbilityList } from './AbilityList';
import { useRoleOverviewQuery, type RoleOverviewQuery } from './permissions.generated';

type Role = RoleOverviewQuery['roles']['items'][number];

/** Who may do what: each role with its people and its permissions. */
export default function RolesPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const withMembers = useCan()({ action: 'read', subject: 'User' });
  const list = useListPage(useRoleOverviewQuery, {
    name: 'roles',
    columns: [],
    defaultSort: { key: 'id', order: 'ASC' },
    variables: { withMembers },
  });
  return (
    <>
      <PageHeader
        title={t('roles.title')}
        description={t('roles.description')}
        count={list.status === 'ready' ? format.count(list.totalItems, list.totalIsExact) : undefined}
      />
      {list.status === 'error' ? (
        <Card>
          <ErrorState error={list.error} onRetry={list.retry} />
        </Card>
      ) : null}
      <Grid templateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))" gap="4">
        {list.rows.map((role) => (
          <RoleCard key={role.id} role={role} />
        ))}
      </Grid>
      {list.pageCount > 1 ? (
        <Card mt="4">
          <ListPager list={list} />
        </Card>
      ) : null}
    </>
  );
}

function RoleCard({ role }: { role: Role }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { key, description, members, memberCount, permissions, abilities } = role;
  const name = roleName(role.name);
  return (
    <Card as="article" p="4" display="flex" flexDirection="column" gap="4">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Box minW="0">
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {name}
          </Heading>
          <Text textStyle="compact" color="fg.muted">
            {description}
          </Text>
        </Box>
        {members && memberCount ? <Members members={members} count={memberCount} /> : null}
      </Flex>
      <Box>
        <Text textStyle="xs" color="fg.muted" mb="1.5">
          {t('roles.permissions', { count: permissions.length })}
        </Text>
        {permissions.length > 0 ? (
          <Flex wrap="wrap" gap="1.5">
            {permissions.map((permission) => (
              <Badge key={permission.id} colorPalette="brand" whiteSpace="normal">
                {permission.name}
              </Badge>
            ))}
          </Flex>
        ) : (
          <Text textStyle="compact">{t('roles.noPermission')}</Text>
        )}
      </Box>
      {abilities.length > 0 ? (
        <Box>
          <Text textStyle="xs" color="fg.muted" mb="1.5">
            {t('roles.abilities')}
          </Text>
          <AbilityList abilities={abilities} />
        </Box>
      ) : null}
      {memberCount == null ? null : (
        <Flex
          mt="auto"
          pt="3"
          borderTopWidth="1px"
          justify="space-between"
          textStyle="compact"
          color="fg.muted"
        >
          <span>{t('roles.members', { count: memberCount })}</span>
          {memberCount > 0 ? (
            <Box asChild color="brand.fg" fontWeight="medium" _hover={{ textDecoration: 'underline' }}>
              <Link
                to={`/admin/users/list?role=${encodeURIComponent(key)}`}
                aria-label={t('roles.showMembersOf', { name })}
              >
                {t('roles.showMembers')}
              </Link>
            </Box>
          ) : null}
        </Flex>
      )}
    </Card>
  );
}

function Members({ members, count }: { members: NonNullable<Role['members']>; count: number }) {
  const more = count - members.length;
  return (
    <Flex
      aria-hidden
      flexShrink="0"
      css={{
        '& > * + *': { marginInlineStart: '-6px' },
        '& > *': { boxShadow: '0 0 0 2px var(--regie-colors-bg-panel)' },
      }}
    >
      {members.map(({ id, fullName, avatar }) => (
        <PersonAvatar key={id} name={fullName} src={avatar} />
      ))}
      {more > 0 ? (
        <Avatar.Root size="2xs" variant="subtle" colorPalette="gray">
          <Avatar.Fallback textTransform="none">+{more}</Avatar.Fallback>
        </Avatar.Root>
      ) : null}
    </Flex>
  );
}
