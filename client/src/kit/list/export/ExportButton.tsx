import { useApolloClient } from '@apollo/client/react';
import { IconButton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../feedback/toasts/notify';
import { useNotifyError } from '../../feedback/toasts/useNotifyError';
import type { Column, List } from '../types';

/** Exports the filtered and sorted list, with its visible columns, as a CSV file. */
export function ExportButton<TRow extends { id: string }, TSortKey extends string>({
  list: { name, question },
  columns,
}: {
  list: List<TRow, TSortKey>;
  columns: readonly Column<TRow, TSortKey>[];
}) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    try {
      const [{ loadAllRows, maxExported }, { csvTable }, { saveCsv }] = await Promise.all([
        import('./loadAllRows'),
        import('./csvTable'),
        import('../../data/files/saveCsv'),
      ]);
      const { rows, isWhole } = await loadAllRows<TRow>(client, question);
      await saveCsv(csvTable(columns, rows), `${name}.csv`);
      if (!isWhole) notify({ type: 'info', title: t('list.exportCut', { count: maxExported }) });
    } catch (error) {
      notifyError(t('list.exportFailed'), error);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <IconButton
      size="xs"
      variant="ghost"
      color="fg.muted"
      hideBelow="md"
      aria-label={t('list.export')}
      title={t('list.export')}
      loading={isSaving}
      onClick={() => void save()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
