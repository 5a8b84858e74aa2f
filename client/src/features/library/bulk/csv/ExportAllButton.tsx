import { Button } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../../../kit/data/files/saveExport';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { kindNamed } from '../../library/kinds';
import type { LibraryKind } from '../../media/kinds';
import { maxRowsOfFile, type Question } from '../questions';

/**
 * Exports all rows that match the filters of the list, up to `maxRowsOfFile`. Shown when the bulk editor contains only
 * the first of them.
 */
export function ExportAllButton({
  kind,
  question,
  total,
  isExact,
}: {
  kind: LibraryKind;
  question: Question;
  total: number;
  isExact: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [loaded, setLoaded] = useState<number>();
  const save = async () => {
    setLoaded(0);
    try {
      const { csvOfAll } = await import('./exportAll');
      const text = await csvOfAll(client, kind, question, setLoaded);
      saveAs(new Blob([text], { type: 'text/csv' }), `${kindNamed(kind).words}.csv`);
      if (total > maxRowsOfFile || !isExact)
        notify({ type: 'info', title: t('bulk.csv.exportCut', { number: format.integer(maxRowsOfFile) }) });
    } catch (error) {
      notifyError(t('list.exportFailed'), error);
    } finally {
      setLoaded(undefined);
    }
  };
  return (
    <Button
      size="xs"
      variant="outline"
      loading={loaded !== undefined}
      loadingText={t('bulk.csv.exporting', { number: format.integer(loaded ?? 0) })}
      onClick={() => void save()}
    >
      <FileDown aria-hidden /> {t('bulk.csv.exportAll', { number: format.count(total, isExact) })}
    </Button>
  );
}
