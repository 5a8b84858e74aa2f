import { Headphones, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { Person } from '../../../kit/data/people/Person';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { ListPage } from '../../../kit/list/ListPage';
import { useListPage } from '../../../kit/list/useListPage';
import { MediaDropZone, UploadButton } from '../../library/shared';
import { rushPath } from '../paths';
import { useAssignRushMutation, useRushQueueQuery, type RushRowFragment } from './rushes.generated';
import { RushStateBadge } from './RushStateBadge';
import { useRushChanges } from './useRushChanges';
import { Waits } from './Waits';

/**
 * Queue of rushes that wait for a decision or a new take. The default order is by waiting time, the longest first. Shows the
 * responsible person and the waiting time.
 */
export default function WaitingRoomPage() {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const { id: viewerId } = useViewer();
  const mayDecide = useCan()({ action: 'update', subject: 'Rush' });
  const [assign] = useAssignRushMutation();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const list = useListPage(useRushQueueQuery, {
    name: 'rushQueue',
    defaultSort: { key: 'waitingSince', order: 'ASC' },
    columns: [
      {
        key: 'waits',
        header: t('rushes.fields.waits'),
        sortBy: 'waitingSince',
        width: '124px',
        cell: ({ waitingSince }) => <Waits since={waitingSince} />,
        card: 'detail',
      },
      {
        key: 'title',
        header: t('rushes.fields.title'),
        sortBy: 'title',
        isFixed: true,
        cell: ({ title, emission }) => (
          <div className="person-words">
            <bdi>{title}</bdi>
            {emission ? <div className="person-detail">{emission.title}</div> : null}
          </div>
        ),
        card: 'title',
      },
      {
        key: 'turn',
        header: t('rushes.fields.turn'),
        width: '220px',
        cell: (rush) => <Turn rush={rush} />,
        card: 'detail',
      },
      {
        key: 'state',
        header: t('rushes.fields.state'),
        width: '148px',
        from: 'md',
        cell: ({ state }) => <RushStateBadge state={state} t={t} />,
        card: 'end',
      },
      {
        key: 'take',
        header: t('rushes.fields.take'),
        align: 'end',
        width: '76px',
        from: 'lg',
        cell: ({ takes: [take] }) => take?.number ?? '—',
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
    ],
  });
  useRushChanges(list.retry);

  const take = async ({ id, version, title }: RushRowFragment) => {
    try {
      await assign({ variables: { id, version, assigneeId: viewerId } });
      void navigate(rushPath(id));
    } catch (error) {
      notifyError(t('rushes.assign.failed', { title }), error);
      list.retry();
    }
  };

  return (
    <MediaDropZone kind="RUSH">
      <ListPage
        list={list}
        title={t('rushes.queue.title')}
        description={t('rushes.queue.description')}
        icon={Inbox}
        actions={<UploadButton kind="RUSH" />}
        emptyText={t('rushes.queue.empty')}
        rowName={({ title }) => title}
        rowLink={({ id }) => rushPath(id)}
        rowActions={(rush) =>
          mayDecide && rush.isMine && rush.state === 'RECEIVED'
            ? [{ label: t('rushes.assign.me'), icon: Headphones, onClick: () => void take(rush) }]
            : []
        }
      />
    </MediaDropZone>
  );
}

/** The person who has to act next. */
function Turn({ rush: { state, assignee, sentBy } }: { rush: RushRowFragment }) {
  const { t } = useTranslation();
  const person = state === 'SENT_BACK' ? sentBy : assignee;
  if (state === 'RECEIVED' || !person) return <span className="row-aside">{t('rushes.queue.nobody')}</span>;
  return <Person name={person.fullName} src={person.avatar} />;
}
