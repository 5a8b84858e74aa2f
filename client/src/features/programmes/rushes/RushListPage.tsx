import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { Person } from '../../../kit/data/people/Person';
import { When } from '../../../kit/data/texts/When';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { MediaDropZone, UploadButton } from '../../library/shared';
import { useCan } from '../../../kit/access/useCan';
import { rushPath, rushPaths } from '../paths';
import { BinLink } from '../RecycleButton';
import { useRushEmissionsQuery, useRushListQuery } from './rushes.generated';
import { RushStateBadge, rushStates } from './RushStateBadge';
import { useRecycleRush } from './useRecycleRush';
import { useRushChanges } from './useRushChanges';
import { Waits } from './Waits';

/** List of rushes: upload, search, filter and open. */
export default function RushListPage() {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const mayDelete = useCan()({ action: 'delete', subject: 'Rush' });
  const { rowActions, bulkDelete } = useRecycleRush();
  const { data: emissions } = useRushEmissionsQuery();
  const list = useListPage(useRushListQuery, {
    name: 'rushes',
    columns: [
      {
        key: 'title',
        header: t('rushes.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title }) => <bdi>{title}</bdi>,
        card: 'title',
      },
      {
        key: 'state',
        header: t('rushes.fields.state'),
        sortBy: 'state',
        width: '148px',
        cell: ({ state }) => <RushStateBadge state={state} t={t} />,
        card: 'end',
      },
      {
        key: 'emission',
        header: t('rushes.fields.emission'),
        sortBy: 'emissionTitle',
        width: '180px',
        from: 'xl',
        cell: ({ emission }) => <bdi className="row-aside">{emission?.title}</bdi>,
      },
      {
        key: 'sentBy',
        header: t('rushes.fields.sentBy'),
        width: '180px',
        from: '2xl',
        cell: ({ sentBy }) => (sentBy ? <Person name={sentBy.fullName} src={sentBy.avatar} /> : null),
      },
      {
        key: 'assignee',
        header: t('rushes.fields.assignee'),
        width: '180px',
        from: 'lg',
        cell: ({ assignee }) => (assignee ? <Person name={assignee.fullName} src={assignee.avatar} /> : null),
      },
      {
        key: 'duration',
        header: t('rushes.fields.duration'),
        align: 'end',
        width: '92px',
        from: 'md',
        cell: ({ takes: [take] }) =>
          take?.medium.duration == null ? '—' : <bdi>{media.clock(take.medium.duration)}</bdi>,
      },
      {
        key: 'waits',
        header: t('rushes.fields.waits'),
        sortBy: 'waitingSince',
        width: '120px',
        cell: ({ waitingSince }) => <Waits since={waitingSince} />,
        card: 'detail',
      },
      {
        key: 'createdAt',
        header: t('rushes.fields.arrived'),
        sortBy: 'createdAt',
        width: '140px',
        from: '2xl',
        cell: ({ createdAt }) => <When moment={createdAt} />,
      },
    ],
    filters: [
      {
        field: 'state',
        label: t('rushes.fields.state'),
        options: rushStates.map((value) => ({ value, label: t(`rushes.states.${value}`) })),
      },
      {
        field: 'emissionId',
        label: t('rushes.fields.emission'),
        options: emissions?.emissions.items.map(({ id, title }) => ({ value: id, label: title })),
        // The options contain only the first page, but an address may name any other.
        acceptsUnknown: true,
      },
      { field: 'assigneeName', kind: 'text', label: t('rushes.fields.assignee') },
      { field: 'sentByName', kind: 'text', label: t('rushes.fields.sentBy') },
    ],
  });
  useRushChanges(list.retry);
  return (
    <MediaDropZone kind="RUSH">
      <ListPage
        list={list}
        title={t('rushes.title')}
        description={t('rushes.description')}
        icon={Activity}
        searchLabel={t('rushes.search')}
        actions={
          <>
            {mayDelete ? <BinLink to={rushPaths.bin} /> : null}
            <UploadButton kind="RUSH" />
          </>
        }
        emptyText={t('rushes.empty')}
        emptyAction={<UploadButton kind="RUSH" />}
        rowName={({ title }) => title}
        rowLink={({ id }) => rushPath(id)}
        bulkDelete={mayDelete ? bulkDelete : undefined}
        rowActions={rowActions(mayDelete)}
        maxRowActions={1}
      />
    </MediaDropZone>
  );
}
