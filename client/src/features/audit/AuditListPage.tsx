import { lazyPart } from '../../kit/late/late';
import { momentsOf } from '../../kit/list/filters/periodMoments';
import { skipToken } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { ArrowUpRight, ScrollText } from 'lucide-react';
import { createContext, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AuditAction } from '../../apollo/schemaTypes.generated';
import { useCan } from '../../kit/access/useCan';
import type { AuditFieldsFragment } from '../../kit/audit/audit.generated';
import { AuditActionBadge } from '../../kit/audit/AuditActionBadge';
import { auditActions } from '../../kit/audit/auditActions';
import { AuditSentence } from '../../kit/audit/AuditSentence';
import { useAuditText } from '../../kit/audit/useAuditText';
import { useEntryNames } from '../../kit/audit/useEntryNames';
import { NetworkAddress } from '../../kit/data/people/NetworkAddress';
import { PersonAvatar } from '../../kit/data/people/Person';
import { When } from '../../kit/data/texts/When';
import { ListPage } from '../../kit/list/ListPage';
import { useListPage } from '../../kit/list/useListPage';
import { useRecordKind, useRecordPath, useRecordTypes } from '../../kit/records/RecordKinds';
import { AuditSealBadge, AuditSealProblem } from './AuditSealState';
import {
  useAuditEntryListQuery,
  useAuditEntryQuery,
  useAuditPeopleQuery,
  useAuditRadiosQuery,
} from './audit.generated';

const AuditEntryDrawer = lazyPart(() => import('../../kit/audit/AuditEntryDrawer'));

const openEntry = 'entry';

/** Audit log with filters, the newest entries first by default. The address can name an entry to open. */
export default function AuditListPage() {
  const { t } = useTranslation();
  const text = useAuditText();
  const recordPath = useRecordPath();
  const types = useRecordTypes();
  const people = usePeople();
  const radios = useAuditRadiosQuery().data?.radios?.items ?? [];
  const [params] = useSearchParams();

  const list = useListPage(useAuditEntryListQuery, {
    name: 'audit',
    columns: [
      {
        key: 'event',
        header: t('audit.event'),
        isFixed: true,
        cell: (entry) => <Event entry={entry} />,
        card: 'title',
      },
      {
        key: 'action',
        header: t('audit.action'),
        sortBy: 'action',
        width: '180px',
        from: 'lg',
        cell: ({ action }) => <AuditActionBadge action={action} />,
        card: 'detail',
      },
      {
        key: 'address',
        header: t('audit.address'),
        width: '160px',
        from: 'xl',
        cell: ({ address }) => <NetworkAddress address={address} />,
      },
      {
        key: 'at',
        header: t('audit.when'),
        sortBy: 'at',
        width: '180px',
        cell: ({ at }) => <When moment={at} />,
        card: 'detail',
      },
    ],
    filters: [
      { field: 'actorName', kind: 'text', label: t('audit.person'), ...people },
      {
        field: 'action',
        label: t('audit.action'),
        options: (Object.keys(auditActions) as AuditAction[]).map((value) => ({
          value,
          label: t(`audit.actions.${value}`),
        })),
      },
      {
        field: 'subject',
        label: t('audit.subject'),
        options: types
          .map((value) => ({ value, label: text.type(value) }))
          .toSorted((a, b) => a.label.localeCompare(b.label)),
        acceptsUnknown: true,
      },
      { field: 'subjectId', kind: 'id', label: t('audit.subjectId') },
      { field: 'address', kind: 'text', label: t('audit.address') },
      { field: 'at', kind: 'period', momentsOf, label: t('audit.period') },
      ...(radios.length > 1
        ? [
            {
              field: 'radioId' as const,
              label: t('users.radio'),
              options: radios.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
    ],
  });

  const nameOf = useEntryNames(list.rows);

  return (
    <>
      <EntryNames value={nameOf}>
        <ListPage
          list={list}
          title={t('audit.title')}
          description={t('audit.description')}
          beside={<AuditSealBadge />}
          lead={<AuditSealProblem />}
          icon={ScrollText}
          emptyText={t('audit.empty')}
          rowName={(entry) => text.recordOf(entry, nameOf(entry))}
          rowLink={({ id }) => `?${withEntry(params, id)}`}
          rowActions={({ action, subject, subjectId }) => {
            const path = action === 'DELETED' ? undefined : recordPath(subject, subjectId);
            const label = t('audit.openRecord', { record: text.record(subject, subjectId) });
            return path ? [{ label, icon: ArrowUpRight, to: path }] : [];
          }}
        />
      </EntryNames>
      <OpenEntry rows={list.rows} />
    </>
  );
}

const EntryNames = createContext<ReturnType<typeof useEntryNames>>(() => undefined);

function Event({ entry }: { entry: AuditFieldsFragment }) {
  const nameOf = useContext(EntryNames);
  const text = useAuditText();
  const kind = useRecordKind(entry.subject);
  const fields = entry.action === 'UPDATED' ? text.changedFields(entry, kind) : '';
  return (
    <Flex align="center" gap="2.5" minW="0">
      <ActorSign entry={entry} />
      <Text as="span" minW="0" truncate={{ base: false, md: true }} overflowWrap="anywhere">
        <AuditSentence entry={entry} nameNow={nameOf(entry)} />
        {fields ? (
          <Text as="span" color="fg.muted">
            {' '}
            · {fields}
          </Text>
        ) : null}
      </Text>
    </Flex>
  );
}

/** Avatar of the actor; the icon of the action when the actor is unknown. */
function ActorSign({ entry: { actorName, action } }: { entry: AuditFieldsFragment }) {
  const Icon = auditActions[action].icon;
  if (actorName) return <PersonAvatar name={actorName} />;
  return (
    <Flex
      boxSize="6"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="full"
      bg="bg.muted"
      color="fg.muted"
    >
      <Icon size={13} aria-hidden />
    </Flex>
  );
}

/** Drawer of the audit entry that the address names. Requests the entry when it is not on the current page of the list. */
function OpenEntry({ rows }: { rows: readonly AuditFieldsFragment[] }) {
  const [params, setParams] = useSearchParams();
  const id = params.get(openEntry);
  const listed = rows.find((row) => row.id === id);
  const { data } = useAuditEntryQuery(id && !listed ? { variables: { id } } : skipToken);
  const entry = listed ?? data?.auditEntries?.items?.[0];
  if (!id || !entry) return null;
  const close = () => setParams((current) => withEntry(current, undefined), { preventScrollReset: true });
  return (
    <Suspense>
      <AuditEntryDrawer entry={entry} onClose={close} />
    </Suspense>
  );
}

/** People who match the typed text; an empty list for viewers who may not read users. */
function usePeople() {
  const may = useCan()({ action: 'read', subject: 'User' });
  const [typed, setTyped] = useState<string>();
  const { data, previousData } = useAuditPeopleQuery(
    may && typed !== undefined ? { variables: { search: typed.trim() || null } } : skipToken,
  );
  const found = (data ?? previousData)?.users?.items ?? [];
  return { suggestions: [...new Set(found.map(({ fullName = '' }) => fullName))], onType: setTyped };
}

function withEntry(params: URLSearchParams, id: string | undefined) {
  const next = new URLSearchParams(params);
  if (id) next.set(openEntry, id);
  else next.delete(openEntry);
  return next;
}
