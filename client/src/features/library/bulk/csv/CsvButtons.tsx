import { Button } from '@chakra-ui/react';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../../../kit/data/files/saveExport';
import { textOfFile } from '../../../../kit/data/files/textOfFile';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { lazyPart } from '../../../../kit/late/late';
import { kindNamed } from '../../library/kinds';
import { maxRows } from '../questions';
import type { BulkEditor } from '../useBulkEditor';
import type { Beyond } from '../useBulkRows';
import { changesIn, IllCsv, readTable, writeCsv, type CsvTable } from './csv';
import { ExportAllButton } from './ExportAllButton';
import { IllSeparated } from './separated';

const ImportDrawer = lazyPart(() => import('../imports/ImportDrawer'));

const maxBytes = 20_000_000;

/** A file that is imported in the background, because the grid cannot contain it. */
interface LargeFile {
  fileName: string;
  table: CsvTable;
  unknown: number;
}

/**
 * Buttons that export the rows of the bulk editor as CSV, and import changes from CSV. Imported changes appear in the
 * editor and are saved like typed ones. A file with too many rows, or with rows that the editor has not loaded, is
 * saved in the background.
 */
export function CsvButtons({
  editor,
  beyond,
  onStarted,
}: {
  editor: BulkEditor;
  /** Set when the list contains more rows than the grid. */
  beyond: Beyond | undefined;
  onStarted: () => void;
}) {
  const { t } = useTranslation();
  const { kind, sheet, busy, reading, write } = editor;
  const [large, setLarge] = useState<LargeFile>();
  const files = useRef<HTMLInputElement>(null);

  const refuse = (description: string) =>
    notify({ type: 'error', title: t('bulk.csv.refused'), description });
  const take = async (file: File) => {
    if (file.size > maxBytes) return refuse(t('bulk.csv.tooLarge'));
    const text = textOfFile(await file.arrayBuffer());
    try {
      const table = readTable(text, sheet.columns);
      const { changes, unknownIds, outdatedIds } = changesIn(table, sheet.rows);
      if (table.rows.length > maxRows || unknownIds.length > 0)
        return setLarge({ fileName: file.name, table, unknown: unknownIds.length });
      const { unknownColumns } = table;
      write(changes);
      const notes = [
        ...(outdatedIds.length > 0 ? [t('bulk.csv.outdatedIds', { count: outdatedIds.length })] : []),
        ...(unknownColumns.length > 0
          ? [t('bulk.csv.unknownColumns', { names: unknownColumns.join(', ') })]
          : []),
      ];
      notify({
        type: notes.length > 0 ? 'info' : 'success',
        title: t('bulk.csv.read', { name: file.name }),
        description: notes.join(' ') || t('bulk.csv.nowPreview'),
      });
    } catch (error) {
      if (error instanceof IllCsv) refuse(t(`bulk.csv.problems.${error.problem}`, { line: error.line }));
      else if (error instanceof IllSeparated) refuse(t('bulk.csv.problems.quotes', { line: error.line }));
      else throw error;
    }
  };

  return (
    <>
      <Button
        size="xs"
        variant="outline"
        onClick={() =>
          saveAs(new Blob([writeCsv(sheet)], { type: 'text/csv' }), `${kindNamed(kind).words}.csv`)
        }
      >
        <FileDown aria-hidden /> {t('bulk.csv.export')}
      </Button>
      {beyond ? <ExportAllButton kind={kind} {...beyond} /> : null}
      <Button
        size="xs"
        variant="outline"
        disabled={busy !== undefined}
        onClick={() => files.current?.click()}
      >
        <FileUp aria-hidden /> {t('bulk.csv.import')}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        tabIndex={-1}
        accept=".csv,text/csv"
        data-bulk="csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset the input, so that the same file can be chosen again.
          if (file) void take(file).finally(() => (currentTarget.value = ''));
        }}
      />
      {large ? (
        <ImportDrawer
          {...large}
          kind={kind}
          reading={reading}
          onClose={() => setLarge(undefined)}
          onStarted={() => {
            setLarge(undefined);
            onStarted();
          }}
        />
      ) : null}
    </>
  );
}
