import { Badge, Box, Button, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { Eye, Plus, RadioTower, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can, useCan } from '../../../kit/access/useCan';
import { Avatar } from '../../../kit/data/people/Avatar';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useRoleName } from '../../../kit/access/useRoleName';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { TextLink } from '../../../kit/layout/TextLink';
import { ListPager } from '../../../kit/list/parts/ListPager';
import { useListPage } from '../../../kit/list/useListPage';
import { AbilityList } from './AbilityList';
import { rolePaths } from '../paths';
import { useIsViewing, useViewAs } from '../useViewAs';
import { useRoleOverviewQuery, type RoleOverviewQuery } from '../permissions.generated';

type Role = RoleOverviewQuery['roles']['items'][number];

/** Subjects that every role may access. The list of roles omits them. */
const everyonesSubjects: ReadonlySet<string> = new Set(['ACL', 'Auth']);

/** Lists the roles with their people and permissions. */
export default function RolesPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const withMembers = can({ action: 'read', subject: 'User' });
  const withTeam = can({ action: 'read', subject: 'TeamMember' });
  const withPermissions = can({ action: 'read', subject: 'Permission' });
  const list = useListPage(useRoleOverviewQuery, {
    name: 'roles',
    columns: [],
    defaultSort: { key: 'id', order: 'ASC' },
    variables: { withMembers, withTeam, withPermissions },
  });
  return (
    <>
      <PageHeader
        title={t('roles.title')}
        description={t('roles.description')}
        count={list.status === 'ready' ? format.count(list.totalItems, list.totalIsExact) : undefined}
        actions={
          <>
            {withMembers ? (
              <Button asChild variant="outline">
                <Link to={rolePaths.test}>
                  <UserCheck aria-hidden /> {t('roles.test')}
                </Link>
              </Button>
            ) : null}
            <Can action="create" subject="Role">
              <Button asChild colorPalette="brand">
                <Link to={rolePaths.create}>
                  <Plus aria-hidden /> {t('roles.add')}
                </Link>
              </Button>
            </Can>
          </>
        }
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
  const { id, key, description, radio, members, memberCount, teamCount, permissions } = role;
  const abilities = role.abilities.filter(({ subject }) => !everyonesSubjects.has(subject));
  const { viewAs } = useViewAs();
  const isViewing = useIsViewing();
  const name = roleName(role.name);
  return (
    <Card as="article" p="4" display="flex" flexDirection="column" gap="4">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Box minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Heading as="h2" textStyle="sm" fontWeight="semibold" _hover={{ textDecoration: 'underline' }}>
              <Link to={rolePaths.detail(id)}>{name}</Link>
            </Heading>
            {radio ? (
              <Badge>
                <RadioTower size={11} aria-hidden /> {radio.name}
              </Badge>
            ) : null}
          </Flex>
          <Text textStyle="compact" color="fg.muted" dir="auto">
            {description}
          </Text>
        </Box>
        {members && memberCount ? <Members members={members} count={memberCount} /> : null}
      </Flex>
      {permissions ? (
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
      ) : null}
      {abilities.length > 0 ? (
        <Box>
          <Text textStyle="xs" color="fg.muted" mb="1.5">
            {t('roles.abilities')}
          </Text>
          <AbilityList abilities={abilities} />
        </Box>
      ) : null}
      <Flex
        mt="auto"
        pt="3"
        borderTopWidth="1px"
        gap="3"
        wrap="wrap"
        align="center"
        textStyle="compact"
        color="fg.muted"
      >
        <Box flex="1">
          {[
            memberCount == null ? '' : t('roles.members', { count: memberCount }),
            teamCount == null ? '' : t('roles.teamMembers', { count: teamCount }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {memberCount ? (
          <TextLink
            to={`/admin/users/list?role=${encodeURIComponent(key)}`}
            aria-label={t('roles.showMembersOf', { name })}
          >
            {t('roles.showMembers')}
          </TextLink>
        ) : null}
        {isViewing ? null : (
          <IconButton
            size="xs"
            variant="ghost"
            color="fg.muted"
            aria-label={`${t('roles.viewAs')}: ${name}`}
            title={t('roles.viewAs')}
            onClick={() => void viewAs(role)}
          >
            <Eye size={15} aria-hidden />
          </IconButton>
        )}
      </Flex>
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
      {more > 0 ? <Avatar letters={`+${more}`} palette="gray" /> : null}
    </Flex>
  );
}
