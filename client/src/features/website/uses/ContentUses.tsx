import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { useRecordPath } from '../../../kit/records/RecordKinds';
import {
  useContentUsesQuery,
  useEmissionContentUsesQuery,
  useEpisodeContentUsesQuery,
} from './contentUses.generated';

/** Contents that refer to an emission. Renders nothing without any, and for viewers who may not read contents. */
export function EmissionContentUses({ id }: { id: string }) {
  const query = useEmissionContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses contents={query.data?.emission?.usedInContents} />;
}

/** Contents that refer to an episode, in the same way. */
export function EpisodeContentUses({ id }: { id: string }) {
  const query = useEpisodeContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses contents={query.data?.episode?.usedInContents} />;
}

/** Contents that refer to another content. */
export function ContentContentUses({ id }: { id: string }) {
  const query = useContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses contents={query.data?.content?.usedInContents} />;
}

const useMayRead = () => useCan()({ action: 'read', subject: 'Content' });

function ContentUses({
  contents = [],
}: {
  contents?: ReadonlyArray<{ id: string; title: string }> | undefined;
}) {
  const { t } = useTranslation();
  const pathOf = useRecordPath();
  if (contents.length === 0) return null;
  return (
    <Section title={t('website.uses.title')}>
      <Stack as="ul" listStyleType="none" gap="2" mb="3">
        {contents.map(({ id, title }) => {
          const path = pathOf('Content', id);
          const name = <bdi>{title}</bdi>;
          return <li key={id}>{path ? <TextLink to={path}>{name}</TextLink> : name}</li>;
        })}
      </Stack>
      <Text color="fg.muted">{t('website.uses.note')}</Text>
    </Section>
  );
}
