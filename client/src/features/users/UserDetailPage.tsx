import { Badge, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useViewer } from '../../apollo/session/SessionContext';
import { Can, useCan } from '../../kit/access/useCan';
import { auditRule } from '../../kit/audit/paths';
import { RecordHistory } from '../../kit/audit/RecordHistory';
import { PersonAvatar } from '../../kit/data/people/Person';
import { RecordState } from '../../kit/data/texts/RecordState';
import { useFormat } from '../../kit/data/format/useFormat';
import { useRoleName } from '../../kit/access/useRoleName';
import { AvatarEditor } from '../../kit/form/uploads/AvatarEditor';
import { Card, Section } from '../../kit/layout/Card';
import { Facts } from '../../kit/layout/Facts';
import { PageHeader } from '../../kit/layout/PageHeader';
import { MembershipsSection } from '../organization/feature';
import { userPaths } from './paths';
import { UserStatusBadge } from './UserBadges';
import { UserInvitation } from './invitations/UserInvitation';
import { useDeleteUser } from './useDeleteUser';
import { useUserQuery, type UserFieldsFragment } from './users.generated';

/** Detail page of a user. */
export default function UserDetailPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useUserQuery({ variables: { id } });
  const user = query.data?.user;
  return (
    <>
      <PageHeader
        title={user?.fullName ?? t('users.one')}
        beside={user ? <UserStatusBadge status={user.status} /> : null}
        back={{ to: userPaths.list, label: t('users.title') }}
        actions={user ? <UserActions user={user} /> : null}
      />
      <RecordState query={query} record={user}>
        {(found) => <UserProfile user={found} />}
      </RecordState>
    </>
  );
}

function UserActions({ user }: { user: UserFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteUser = useDeleteUser();
  return (
    <>
      <Can action="delete" subject="User">
        <Button
          variant="outline"
          onClick={async () => {
            if (await deleteUser(user)) void navigate(userPaths.list);
          }}
        >
          <Trash2 aria-hidden /> {t('actions.delete')}
        </Button>
      </Can>
      <Can action="update" subject="User">
        <Button asChild colorPalette="brand">
          <Link to={userPaths.edit(user.id)}>
            <Pencil aria-hidden /> {t('actions.edit')}
          </Link>
        </Button>
      </Can>
    </>
  );
}

function UserProfile({ user }: { user: UserFieldsFragment }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const format = useFormat();
  const viewer = useViewer();
  const countryName = useCountryName();
  const mayUpdate = useCan()({ action: 'update', subject: 'User' });
  const mayChangePicture = mayUpdate || viewer.id === user.id;
  return (
    <Grid templateColumns={{ base: '1fr', lg: '20rem minmax(0, 1fr)' }} gap="5" alignItems="start">
      <Card p="5">
        <Stack align="center" textAlign="center" gap="1">
          {mayChangePicture ? (
            <AvatarEditor person={user} />
          ) : (
            <PersonAvatar name={user.fullName} src={user.avatar} size="xl" />
          )}
          <Text fontWeight="semibold" textStyle="md" mt="2">
            {user.fullName}
          </Text>
          <Text color="fg.muted">
            <bdi>@{user.username}</bdi>
          </Text>
          <Flex gap="2" mt="2">
            <Badge colorPalette="brand">{roleName(user.role.name)}</Badge>
            <Badge colorPalette="gray">{t(`users.plans.${user.currentPlan}`)}</Badge>
          </Flex>
        </Stack>
      </Card>
      <Stack gap="5">
        <UserInvitation user={user} />
        <Section title={t('users.sectionContact')}>
          <Facts
            columns={2}
            items={[
              [t('users.email'), user.email],
              [t('users.mobile'), <bdi key="mobile">{user.mobile || '—'}</bdi>],
              [t('users.contact'), <bdi key="contact">{user.contact || '—'}</bdi>],
              [t('users.company'), user.company || '—'],
            ]}
          />
        </Section>
        <Section title={t('users.sectionAddress')}>
          <Facts
            columns={2}
            items={[
              [t('users.address'), user.address || '—'],
              [t('address.zipCode.label'), user.zipCode || '—'],
              [t('address.city.label'), user.city?.name || '—'],
              [t('address.region.label'), user.region?.name || '—'],
              [t('address.state.label'), user.state?.name || '—'],
              [t('users.country'), countryName(user) || '—'],
            ]}
          />
        </Section>
        <Section title={t('users.sectionAccount')}>
          <Facts
            columns={2}
            items={[
              [t('users.role'), roleName(user.role.name)],
              [t('users.plan'), t(`users.plans.${user.currentPlan}`)],
              [t('users.billing'), user.billing || '—'],
              [t('users.added'), format.dateTime(user.createdAt)],
            ]}
          />
        </Section>
        <Can action="read" subject="TeamMember">
          <Suspense>
            <MembershipsSection userId={user.id} />
          </Suspense>
        </Can>
        <Can {...auditRule}>
          <Section title={t('audit.history')}>
            <RecordHistory type="User" id={user.id} version={user.version} />
          </Section>
        </Can>
      </Stack>
    </Grid>
  );
}

/** Names a user's country in the viewer's language; without a country code, returns the stored name. */
function useCountryName() {
  const { i18n } = useTranslation();
  return ({ countryCode, country }: { countryCode: string | null; country: string }) =>
    countryCode
      ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) ?? country)
      : country;
}
