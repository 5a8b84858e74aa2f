import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NoPermission } from '../../../kit/feedback/NoPermission';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { DraftNotice } from '../../../kit/form/drafts/DraftNotice';
import { useUnsavedGuard } from '../../../kit/form/useUnsavedGuard';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { kindNamed, type MediaKindScreens } from '../library/kinds';
import { BulkGrid } from './grid/BulkGrid';
import { BulkNews } from './BulkNews';
import { BulkStatus } from './BulkStatus';
import { BulkToolbar } from './BulkToolbar';
import { isMediaKind } from './kinds';
import { maxRows } from './questions';
import { useBulkEditor } from './useBulkEditor';
import { ImportPanel } from './imports/ImportPanel';
import { useImports } from './imports/useImports';
import { useBulkRows, type Beyond, type BulkContent } from './useBulkRows';
import { useGridCursor } from './grid/useGridCursor';

/** Bulk editor: edits many media of one kind as a spreadsheet. The page address selects the rows. */
export default function BulkEditPage() {
  const { t } = useTranslation();
  const can = useCan();
  const format = useFormat();
  const [params] = useSearchParams();
  const requestedKind = params.get('kind');
  const kind = kindNamed(isMediaKind(requestedKind) ? requestedKind : 'SONG');
  const { content, beyond, error, retry } = useBulkRows(kind.kind, params);
  const mayEdit = can({ action: 'update', subject: kind.type });
  const imports = useImports(kind.kind, mayEdit);
  const showsSkeleton = useDelayed(!content && !error);
  const name = t(`multimedia.${kind.words}.title`);

  if (!mayEdit) return <NoPermission action="update" subject={kind.type} />;
  return (
    <>
      <PageHeader
        title={t('bulk.title', { name })}
        description={
          content && beyond
            ? t('bulk.cut', {
                count: content.rows.length,
                total: format.count(beyond.total, beyond.isExact),
              })
            : t('bulk.description', { count: maxRows })
        }
        count={content ? format.integer(content.rows.length) : undefined}
        back={{ to: listOf(kind, params), label: name }}
      />
      <ImportPanel kind={kind.kind} imports={imports} onReload={retry} />
      <Card overflow="hidden">
        {content ? (
          content.rows.length > 0 ? (
            <Editor
              key={`${kind.kind} ${params.toString()}`}
              kind={kind}
              content={content}
              beyond={beyond}
              onStarted={imports.again}
              about={`${kind.kind} ${params.toString()}`}
            />
          ) : (
            <StateMessage icon={kind.icon} title={t('bulk.emptyTitle')}>
              {t('bulk.empty')}
            </StateMessage>
          )
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : showsSkeleton ? (
          <Skeleton h="24rem" m="3" />
        ) : null}
      </Card>
    </>
  );
}

/** Returns the address, with its filters, of the list from which the editor was opened. */
function listOf({ paths }: MediaKindScreens, params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  for (const name of ['kind', 'ids']) rest.delete(name);
  return rest.size > 0 ? `${paths.list}?${rest.toString()}` : paths.list;
}

function Editor({
  kind,
  content,
  beyond,
  onStarted,
  about,
}: {
  kind: MediaKindScreens;
  content: BulkContent;
  beyond: Beyond | undefined;
  /** Called after an import has started. */
  onStarted: () => void;
  /** Address that selects the rows. Unsaved changes are stored under this address. */
  about: string;
}) {
  const { t } = useTranslation();
  const editor = useBulkEditor(kind.kind, content, about);
  const cursor = useGridCursor(editor);
  const { offer, forgetTyped } = editor.draft;
  useUnsavedGuard(editor.count.cells > 0 || cursor.draft !== undefined, { onLeave: forgetTyped });
  return (
    <>
      {offer ? (
        <Box p="3" pb="0">
          <DraftNotice offer={offer} />
        </Box>
      ) : null}
      <BulkToolbar editor={editor} cursor={cursor} beyond={beyond} onStarted={onStarted} />
      <BulkNews editor={editor} cursor={cursor} />
      <BulkGrid editor={editor} cursor={cursor} label={t('bulk.grid')} />
      <BulkStatus editor={editor} cursor={cursor} />
    </>
  );
}
