import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { useRecordPath } from '../../../kit/records/RecordKinds';
import { menusPath } from '../paths';
import {
  useContentUsesQuery,
  useEmissionContentUsesQuery,
  useEpisodeContentUsesQuery,
} from './contentUses.generated';

/** Contents that refer to an emission, and whether a menu leads to it. Renders nothing without any, and for viewers who may not read contents. */
export function EmissionContentUses({ id }: { id: string }) {
  const query = useEmissionContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses {...query.data?.emission} />;
}

/** Contents that refer to an episode, in the same way. */
export function EpisodeContentUses({ id }: { id: string }) {
  const query = useEpisodeContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses {...query.data?.episode} />;
}

/** Contents that refer to another content. */
export function ContentContentUses({ id }: { id: string }) {
  const query = useContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <ContentUses {...query.data?.content} />;
}

const useMayRead = () => useCan()({ action: 'read', subject: 'Content' });

interface Props {
  usedInContents?: ReadonlyArray<{ id: string; title: string }>;
  usedInMenus?: boolean;
}

function ContentUses({ usedInContents = [], usedInMenus = false }: Props) {
  const { t } = useTranslation();
  const pathOf = useRecordPath();
  if (usedInContents.length === 0 && !usedInMenus) return null;
  return (
    <Section title={t('website.uses.title')}>
      <Stack as="ul" listStyleType="none" gap="2" mb="3">
        {usedInMenus ? (
          <li>
            <TextLink to={menusPath}>{t('website.menus.title')}</TextLink>
          </li>
        ) : null}
        {usedInContents.map(({ id, title }) => {
          const path = pathOf('Content', id);
          const name = <bdi>{title}</bdi>;
          return <li key={id}>{path ? <TextLink to={path}>{name}</TextLink> : name}</li>;
        })}
      </Stack>
      <Text color="fg.muted">{t('website.uses.note')}</Text>
    </Section>
  );
}
