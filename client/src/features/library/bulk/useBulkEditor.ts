import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryKind } from '../media/kinds';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useValueDraft } from '../../../kit/form/drafts/useValueDraft';
import { useEditMediaMutation } from './bulk.generated';
import { columnsOf } from './columns';
import { editsOf, isRefused, verdictsOf, type Verdict, type Verdicts } from './edits/edits';
import { countWritten, newGrid, redo, undo, withRows, writeCells, type CellChange } from './grid/grid';
import { cellsIn, cellsOf, haveMovedOn, type WrittenCell } from './grid/gridDraft';
import { loadRows } from './loadRows';
import { idQuestions } from './questions';
import type { BulkContent } from './useBulkRows';
import { useReading } from './csv/useReading';
import { takingBack, type TakingBack } from './edits/takingBack';
import { settled } from './edits/values';

/** State and actions of the bulk editor, with the server's verdicts on the rows. */
export function useBulkEditor(kind: LibraryKind, content: BulkContent, about: string) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [editMedia] = useEditMediaMutation({ forgets: false });
  const reading = useReading(content.categories);
  const [state, setState] = useState(() => newGrid(content.rows));
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [busy, setBusy] = useState<'preview' | 'save' | 'reload' | 'takeBack'>();
  /** The last save; undefined before the first one, and when it cannot be undone any more. */
  const [saved, setSaved] = useState<TakingBack>();
  const columns = columnsOf[kind];
  const sheet = { rows: state.rows, columns, written: state.written };
  const count = countWritten(state.written);

  const write = (changes: readonly CellChange[]) => {
    const settledChanges = changes.map((change) => {
      const column = columns.find(({ key }) => key === change.key)!;
      return { ...change, text: settled(column, change.text, reading) };
    });
    setState((before) => writeCells(before, settledChanges));
    forget(changes.map(({ id }) => id));
  };
  const step = (to: typeof undo) => {
    setState(to);
    setVerdicts({});
  };
  /** Drops the verdicts of rows that were changed or reloaded since the verdict. */
  const forget = (ids: readonly string[]) =>
    setVerdicts((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));

  const reload = async (ids: readonly string[]) => {
    const { rows } = await loadRows(client, kind, idQuestions(ids));
    setState((before) => withRows(before, rows));
    forget(ids);
  };
  /** Runs an action unless another one is running. When it fails, shows the message `failed`. */
  const run = async (what: NonNullable<typeof busy>, failed: string, work: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notifyError(failed, error);
    } finally {
      setBusy(undefined);
    }
  };

  const submit = (apply: boolean) =>
    run(apply ? 'save' : 'preview', t(apply ? 'bulk.saveFailed' : 'bulk.previewFailed'), async () => {
      const { edits, verdicts: ours } = editsOf(state, columns, reading);
      // The request is sent even when cells are invalid, because the server may find more problems. It then saves nothing.
      const isIll = Object.keys(ours).length > 0;
      const { data } = await editMedia({ variables: { edits, apply: apply && !isIll } });
      const { applied, rows, changedCount } = data!.editMedia;
      const theirs: Record<string, Verdict> = { ...verdictsOf(rows, columns) };
      for (const [id, { problems }] of Object.entries(ours))
        theirs[id] = { ...theirs[id]!, problems: { ...theirs[id]?.problems, ...problems } };
      setVerdicts(theirs);
      if (!apply) return;
      if (!applied) return notify({ type: 'error', title: t('bulk.notSaved') });
      const ids = edits.map(({ id }) => id);
      notify({ type: 'success', title: t('bulk.saved', { count: changedCount }) });
      useEditMediaMutation.forget(client.cache, { ids });
      setSaved(takingBack(state, rows, columns));
      setState((before) => newGrid(before.rows));
      draft.forget();
      await reload(ids).catch((error: unknown) => notifyError(t('bulk.reloadFailed'), error));
    });

  /** Undoes the last save completely. If one of its rows has changed since, undoes nothing. */
  const takeBack = () =>
    run('takeBack', t('bulk.takeBackFailed'), async () => {
      if (!saved) return;
      const { edits } = editsOf(saved, columns, reading);
      const { data } = await editMedia({ variables: { edits, apply: true } });
      const { applied, rows, changedCount } = data!.editMedia;
      setVerdicts(verdictsOf(rows, columns));
      setSaved(undefined);
      if (!applied) {
        const touched = rows.filter(({ conflict }) => conflict).length;
        return notify({
          type: 'error',
          title: t('bulk.notTakenBack'),
          description: touched > 0 ? t('bulk.touchedSince', { count: touched }) : '',
        });
      }
      const ids = edits.map(({ id }) => id);
      notify({ type: 'success', title: t('bulk.takenBack', { count: changedCount }) });
      useEditMediaMutation.forget(client.cache, { ids });
      await reload(ids).catch((error: unknown) => notifyError(t('bulk.reloadFailed'), error));
    });

  const draft = useValueDraft<readonly WrittenCell[]>({
    about: `bulk ${about}`,
    typed: useMemo(
      () => (Object.keys(state.written).length > 0 ? cellsOf(state.rows, state.written) : undefined),
      [state.rows, state.written],
    ),
    read: (stored) => cellsIn(stored, content.rows),
    restore: write,
    hasMovedOn: (cells) => haveMovedOn(cells, content.rows),
  });
  const conflicts = Object.keys(verdicts).filter((id) => verdicts[id]!.isConflict);
  return {
    kind,
    sheet,
    reading,
    verdicts,
    count,
    busy,
    /** Number of rows in the last save; 0 when it cannot be undone any more. */
    savedCount: saved?.rows.length ?? 0,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    isPreviewed: count.rows > 0 && Object.keys(state.written).every((id) => verdicts[id]),
    refusedCount: Object.values(verdicts).filter(isRefused).length,
    conflicts,
    write,
    draft,
    undo: () => step(undo),
    redo: () => step(redo),
    preview: () => submit(false),
    save: () => submit(true),
    takeBack,
    loadConflicts: () => run('reload', t('bulk.reloadFailed'), () => reload(conflicts)),
  };
}

export type BulkEditor = ReturnType<typeof useBulkEditor>;
