import { Button } from '@chakra-ui/react';
import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../../../kit/data/saveExport';
import { unicodeText } from '../../../../kit/data/textOfFile';
import { notify } from '../../../../kit/feedback/notify';
import { kindNamed } from '../../library/kinds';
import { IllCsv, readCsv, writeCsv } from './csv';
import { IllSeparated } from './separated';
import type { BulkEditor } from '../useBulkEditor';

const maxBytes = 5_000_000;

/** The rows as a CSV file, and changes from one: they stand in the grid then, and are saved like any others. */
export function CsvButtons({ editor }: { editor: BulkEditor }) {
  const { t } = useTranslation();
  const { kind, sheet, busy, write } = editor;
  const files = useRef<HTMLInputElement>(null);

  const refuse = (description: string) =>
    notify({ type: 'error', title: t('bulk.csv.refused'), description });
  const take = async (file: File) => {
    if (file.size > maxBytes) return refuse(t('bulk.csv.tooLarge'));
    const text = unicodeText(await file.arrayBuffer());
    if (text === undefined) return refuse(t('bulk.csv.problems.encoding'));
    try {
      const { changes, unknownIds, unknownColumns } = readCsv(text, sheet);
      write(changes);
      const notes = [
        ...(unknownIds.length > 0 ? [t('bulk.csv.unknownIds', { count: unknownIds.length })] : []),
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
          // The same file may be chosen again.
          if (file) void take(file).finally(() => (currentTarget.value = ''));
        }}
      />
    </>
  );
}
