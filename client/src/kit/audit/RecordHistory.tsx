import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../late/late';
import { useCan } from '../access/useCan';
import { When } from '../data/texts/When';
import { ErrorState } from '../feedback/ErrorState';
import { useDelayed } from '../feedback/useDelayed';
import { TextLink } from '../layout/TextLink';
import { useRecordKind } from '../records/RecordKinds';
import { useRecordHistoryQuery, type AuditFieldsFragment } from './audit.generated';
import { AuditSentence } from './AuditSentence';
import { auditPaths, auditRule } from './paths';
import { useAuditText } from './useAuditText';
import { useEntryNames } from './useEntryNames';

const AuditEntryDrawer = lazyPart(() => import('./AuditEntryDrawer'));

interface Props {
  type: string;
  id: string;
  /** Version of the record; another version reloads the history. */
  version: number;
}

const shownEntries = 5;

/**
 * The last audit entries of a record. Renders nothing and skips the query for people who may not read the audit log.
 */
export function RecordHistory(props: Props) {
  return useCan()(auditRule) ? <History key={props.version} {...props} /> : null;
}

function History({ type, id }: Props) {
  const { t } = useTranslation();
  const text = useAuditText();
  const [opened, setOpened] = useState<AuditFieldsFragment>();
  const { data, error, loading, refetch } = useRecordHistoryQuery({
    variables: {
      filter: { subject: { eq: type }, subjectId: { eq: id } },
      perPage: shownEntries,
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.auditEntries;
  const nameOf = useEntryNames(page?.items ?? []);
  const showsSkeleton = useDelayed(loading && !page);

  if (!page) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
    return showsSkeleton ? <Skeleton h="24" /> : null;
  }
  if (page.items.length === 0) return <Text color="fg.muted">{t('audit.noHistory')}</Text>;
  return (
    <>
      <Stack as="ol" listStyleType="none" gap="0" mx="-2">
        {page.items.map((entry) => (
          <li key={entry.id}>
            <HistoryEntry entry={entry} nameNow={nameOf(entry)} onOpen={() => setOpened(entry)} />
          </li>
        ))}
      </Stack>
      {page.totalItems > page.items.length ? (
        <TextLink
          to={auditPaths.record(type, id)}
          aria-label={t('audit.showAllOf', { record: text.record(type, id) })}
          display="inline-block"
          mt="2"
          textStyle="compact"
        >
          {t('audit.showAll', { total: page.totalItems })}
        </TextLink>
      ) : null}
      {opened ? (
        <Suspense>
          <AuditEntryDrawer entry={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

const EntryButton = chakra('button');

function HistoryEntry({
  entry,
  nameNow,
  onOpen,
}: {
  entry: AuditFieldsFragment;
  nameNow: string | undefined;
  onOpen: () => void;
}) {
  const text = useAuditText();
  const kind = useRecordKind(entry.subject);
  const fields = entry.action === 'UPDATED' ? text.changedFields(entry, kind) : '';
  return (
    <EntryButton
      type="button"
      w="full"
      px="2"
      py="2"
      borderRadius="l2"
      textAlign="start"
      cursor="pointer"
      overflowWrap="anywhere"
      _hover={{ bg: 'bg.subtle' }}
      focusVisibleRing="inside"
      onClick={onOpen}
    >
      <Text as="span" display="block">
        <AuditSentence entry={entry} nameNow={nameNow} />
      </Text>
      <Text as="span" display="block" textStyle="xs" color="fg.muted">
        <When moment={entry.at} />
        {fields ? ` · ${fields}` : null}
      </Text>
    </EntryButton>
  );
}
