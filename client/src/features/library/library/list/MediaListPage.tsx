import { Button } from '@chakra-ui/react';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../kit/access/useCan';
import { ListPage } from '../../../../kit/list/ListPage';
import type { RowAction } from '../../../../kit/list/table/RowActions';
import type { List } from '../../../../kit/list/types';
import { useMediaChanges } from '../../media/useMediaChanges';
import { BulkLink } from '../../bulk/BulkLink';
import { DuplicatesLink } from '../../duplicates/DuplicatesLink';
import { MediaDropZone } from '../../uploads/choosing/MediaDropZone';
import { UploadButton } from '../../uploads/choosing/UploadButton';
import type { MediaKindScreens } from '../kinds';
import { AfterPaint } from '../../../../kit/layout/AfterPaint';
import { lazyPart } from '../../../../kit/late/late';
import { LoadOnIntent } from '../../../../kit/layout/LoadOnIntent';
import { MediaBulkActions } from './MediaBulkActions';
import type { MediumRow } from '../medium/medium';
import { SearchHelpButton } from './SearchHelpButton';
import { downloadFile, useMediaActions } from './useMediaActions';
import { usePlayActions } from './usePlayActions';

const MeasuringNote = lazyPart(() => import('../measuring/MeasuringNote'));

interface Props<TRow extends MediumRow, TSortKey extends string> {
  kind: MediaKindScreens;
  list: List<TRow, TSortKey>;
}

const load = () => import('./SearchHelpPopup');
const SearchHelpPopup = lazyPart(load);

/** Help about the keywords of the library search. */
function SearchHelp() {
  return (
    <LoadOnIntent
      fetch={load}
      button={(handlers) => <SearchHelpButton aria-haspopup="dialog" {...handlers} />}
    >
      <SearchHelpPopup />
    </LoadOnIntent>
  );
}

/** List of one kind of media, with its row actions and bulk actions. */
export function MediaListPage<TRow extends MediumRow, TSortKey extends string>({
  kind,
  list,
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const { mayEdit, mayDelete, remove, dialog } = useMediaActions(kind);
  const mayPlan = useCan()({ action: 'update', subject: 'Playlist' });
  const [editedId, setEditedId] = useState<string>();
  const { EditDrawer, paths, words } = kind;
  const playActionsOf = usePlayActions(list);
  // Reloads on every media change of the radio, including the viewer's own and the analysis. Also reloads after an interruption of
  // the event connection.
  useMediaChanges(list.retry, list.retry);

  const actionsOf = (medium: TRow): RowAction[] => {
    const { id, fileUrl } = medium;
    return [
      ...playActionsOf(medium),
      ...(mayEdit ? [{ label: t('actions.edit'), icon: Pencil, onClick: () => setEditedId(id) }] : []),
      ...(fileUrl
        ? [{ label: t('multimedia.download'), icon: Download, onClick: () => downloadFile(fileUrl) }]
        : []),
      ...(mayDelete
        ? [
            {
              label: t('actions.delete'),
              icon: Trash2,
              isDestructive: true,
              onClick: () => void remove(medium),
            },
          ]
        : []),
    ];
  };

  return (
    <MediaDropZone kind={kind.kind}>
      <ListPage
        list={list}
        title={t(`multimedia.${words}.title`)}
        description={t(`multimedia.${words}.description`)}
        icon={kind.icon}
        lead={
          <AfterPaint>
            {() => (
              <Suspense>
                <MeasuringNote />
              </Suspense>
            )}
          </AfterPaint>
        }
        searchLabel={t(`multimedia.${words}.search`)}
        searchHelp={<SearchHelp />}
        actions={
          <>
            {mayDelete ? <BinLink to={paths.bin} /> : null}
            {kind.kind === 'SONG' ? <DuplicatesLink /> : null}
            {mayEdit ? <BulkLink kind={kind.kind} /> : null}
            <UploadButton kind={kind.kind} />
          </>
        }
        emptyText={t(`multimedia.${words}.empty`)}
        emptyAction={<UploadButton kind={kind.kind} />}
        rowName={({ title }) => title}
        rowLink={({ id }) => paths.detail(id)}
        rowActions={actionsOf}
        cardActions={playActionsOf}
        maxRowActions={4}
        bulkActions={
          mayDelete || mayPlan
            ? (media, clear) => (
                <MediaBulkActions
                  kind={kind}
                  media={media}
                  mayDelete={mayDelete}
                  mayPlan={mayPlan}
                  onDone={clear}
                />
              )
            : undefined
        }
      />
      {dialog}
      {editedId ? (
        <Suspense>
          <EditDrawer key={editedId} id={editedId} onClose={() => setEditedId(undefined)} />
        </Suspense>
      ) : null}
    </MediaDropZone>
  );
}

/** Link to a recycle bin. */
export function BinLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      <Link to={to}>
        <Trash2 aria-hidden /> {t('recycleBin.title')}
      </Link>
    </Button>
  );
}
