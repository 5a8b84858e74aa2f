import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../apollo/session/SessionContext';
import { saveCsv } from '../../../kit/data/files/saveCsv';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { AirReportDocument, type AirReportQuery, type AirReportQueryVariables } from './log.generated';

type Row = AirReportQuery['airItems']['items'][number];
type Question = Omit<AirReportQueryVariables, 'page'>;

const rowsOnPage = 100;

/**
 * Returns `save`, which saves the items of a log query as a CSV file, the earliest played first. Rights organisations
 * require such reports.
 */
export function useReport() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const { viewer } = useSession();
  const timeZone = viewer?.radio?.timeZone ?? 'UTC';
  const [isSaving, setIsSaving] = useState(false);

  const save = async (question: Question) => {
    setIsSaving(true);
    try {
      const rows: Row[] = [];
      for (let page = 1, isLast = false; !isLast; page++) {
        const { data } = await client.query({
          query: AirReportDocument,
          variables: { ...question, page },
          fetchPolicy: 'no-cache',
        });
        const { items } = data!.airItems;
        rows.push(...items);
        isLast = items.length < rowsOnPage;
      }
      const head = [
        t('onAir.fields.title'),
        t('airLog.report.artiste'),
        t('onAir.fields.album'),
        t('onAir.fields.label'),
        t('onAir.fields.isrc'),
        t('airLog.report.seconds'),
        t('airLog.report.from', { zone: timeZone }),
      ];
      const written = wallWriter(timeZone);
      await saveCsv([head, ...rows.map((row) => lineOf(row, written))], fileNameOf(rows, written));
      if (rows.length === 0) notify({ type: 'info', title: t('airLog.report.nothing') });
    } catch (error) {
      notifyError(t('airLog.report.failed'), error);
    }
    setIsSaving(false);
  };
  return { save, isSaving };
}

type Written = (moment: string) => string;

/** Formats moments as `2026-11-24 07:30:15` in the radio's time zone. Spreadsheets in every language can read this. */
function wallWriter(timeZone: string): Written {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (moment) => format.format(new Date(moment));
}

function lineOf({ title, credit, album, label, isrc, playedFrom, playedFor }: Row, written: Written) {
  const seconds = Math.round((playedFor ?? 0) / 1000);
  return [title, credit, album, label, isrc, seconds, playedFrom ? written(playedFrom) : ''];
}

/** File name with the first and last day of the report. */
function fileNameOf(rows: readonly Row[], written: Written): string {
  const dayOf = (row: Row | undefined) =>
    row?.playedFrom ? written(row.playedFrom).slice(0, 10) : undefined;
  const days = [...new Set([dayOf(rows[0]), dayOf(rows.at(-1))])].filter(Boolean);
  return ['as-run', ...days].join('-') + '.csv';
}
