import { Box, Button, Grid, Heading, Stack } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useCan } from '../../kit/access/useCan';
import { RecordState } from '../../kit/data/texts/RecordState';
import { useDelayed } from '../../kit/feedback/useDelayed';
import { PageHeader } from '../../kit/layout/PageHeader';
import { accountPaths } from '../accounts/paths';
import { AboutCard } from './sides/AboutCard';
import { Composer } from './posts/compose/Composer';
import { Feeds } from './sides/Feeds';
import { profilePaths } from './paths';
import { Photos } from './sides/Photos';
import { Polls } from './sides/Polls';
import { PostList } from './posts/PostList';
import { ProfileHeader, ProfileHeaderSkeleton } from './ProfileHeader';
import { SuggestedPages } from './sides/SuggestedPages';
import { Suggestions } from './sides/Suggestions';
import { useProfileQuery, type ProfileQuery } from './profile.generated';

/** Profile of the viewer or of a colleague. */
export default function ProfilePage() {
  const { id } = useParams();
  const { t } = useTranslation();
  const query = useProfileQuery({ variables: id ? { userId: id } : {} });
  const profile = query.data?.profile;
  const showsSkeleton = useDelayed(query.loading && !profile);
  return (
    <>
      <PageHeader
        title={(id && profile?.fullName) || t('profile.title')}
        back={id ? { to: profilePaths.own, label: t('profile.title') } : undefined}
        actions={profile?.isMine ? <EditProfile /> : null}
      />
      {query.loading && !profile ? (
        showsSkeleton ? (
          <ProfileHeaderSkeleton />
        ) : null
      ) : (
        <RecordState query={query} record={profile}>
          {(found) => <Sections key={found.id} profile={found} owner={id} />}
        </RecordState>
      )}
    </>
  );
}

function EditProfile() {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      <Link to={`${accountPaths.settings}/information`}>
        <Pencil aria-hidden /> {t('profile.editProfile')}
      </Link>
    </Button>
  );
}

/** Three columns on wide screens, two on medium ones, one on narrow ones. In one column, the posts come first as in the DOM order. */
const columns = {
  gridTemplateAreas: { base: '"posts" "start" "end"', lg: '"posts start" "posts end"' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '@media (min-width: 88rem)': {
    gridTemplateAreas: '"start posts end"',
    gridTemplateColumns: '17rem minmax(0, 1fr) 18.5rem',
    gridTemplateRows: 'auto',
  },
};

function Sections({
  profile,
  owner,
}: {
  profile: NonNullable<ProfileQuery['profile']>;
  owner: string | undefined;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const { isMine, fullName } = profile;
  const mayPost = isMine && can({ action: 'create', subject: 'Post' });
  return (
    <>
      <ProfileHeader profile={profile} />
      <Grid gap="5" alignItems="start" css={columns}>
        <Box gridArea="posts" minW="0">
          <Heading as="h2" srOnly>
            {t('profile.feed')}
          </Heading>
          <Stack gap="5">
            {mayPost ? <Composer owner={owner} /> : null}
            {can({ action: 'read', subject: 'Post' }) ? (
              <PostList owner={owner} name={isMine ? undefined : fullName} />
            ) : null}
          </Stack>
        </Box>
        <Stack gridArea="start" gap="5" minW="0">
          <AboutCard profile={profile} />
          {isMine ? (
            <>
              <Photos profile={profile} />
              <SuggestedPages />
            </>
          ) : null}
        </Stack>
        <Stack gridArea="end" gap="5" minW="0">
          {isMine ? (
            <>
              <Suggestions />
              <Polls />
              <Feeds />
            </>
          ) : (
            <Photos profile={profile} />
          )}
        </Stack>
      </Grid>
    </>
  );
}
