import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WebsitePart } from '../../../apollo/schemaTypes.generated';
import { useCan } from '../../../kit/access/useCan';
import { Section } from '../../../kit/layout/Card';
import { TextLink } from '../../../kit/layout/TextLink';
import { useRecordPath } from '../../../kit/records/RecordKinds';
import { homeEditorPath, menusPath, webmasterPaths } from '../paths';
import {
  useContentUsesQuery,
  useEmissionContentUsesQuery,
  useEpisodeContentUsesQuery,
} from './contentUses.generated';

/** Contents, menus and parts of the website that refer to an emission. Renders nothing without any, and for viewers who may not read contents. */
export function EmissionContentUses({ id }: { id: string }) {
  const query = useEmissionContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <Uses uses={query.data?.emission} />;
}

/**
 * Contents and parts of the website that refer to an episode. Renders nothing without any, and for viewers who may not read
 * contents.
 */
export function EpisodeContentUses({ id }: { id: string }) {
  const query = useEpisodeContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <Uses uses={query.data?.episode} />;
}

/**
 * Contents and parts of the website that refer to another content. Renders nothing without any, and for viewers who may not
 * read contents.
 */
export function ContentContentUses({ id }: { id: string }) {
  const query = useContentUsesQuery({ variables: { id }, skip: !useMayRead() });
  return <Uses uses={query.data?.content} />;
}

const useMayRead = () => useCan()({ action: 'read', subject: 'Content' });

const pathsOfParts: Record<WebsitePart, string> = {
  HOME: homeEditorPath,
  HOME_DRAFT: homeEditorPath,
  LEGAL: webmasterPaths.page,
};

interface UsesProps {
  uses:
    | {
        usedInContents: ReadonlyArray<{ id: string; title: string }>;
        usedInWebsite: readonly WebsitePart[];
        usedInMenus?: boolean;
      }
    | null
    | undefined;
}

function Uses({ uses }: UsesProps) {
  const { t } = useTranslation();
  const pathOf = useRecordPath();
  const { usedInContents: contents = [], usedInWebsite: parts = [], usedInMenus = false } = uses ?? {};
  if (contents.length + parts.length === 0 && !usedInMenus) return null;
  return (
    <Section title={t('website.uses.title')}>
      <Stack as="ul" listStyleType="none" gap="2" mb="3">
        {usedInMenus ? (
          <li>
            <TextLink to={menusPath}>{t('website.menus.title')}</TextLink>
          </li>
        ) : null}
        {parts.map((part) => (
          <li key={part}>
            <TextLink to={pathsOfParts[part]}>{t(`website.uses.parts.${part}`)}</TextLink>
          </li>
        ))}
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
