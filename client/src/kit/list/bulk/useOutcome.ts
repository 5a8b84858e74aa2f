import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from '../../feedback/toasts/notify';
import { useErrorText } from '../../feedback/useErrorText';
import { fieldMessage } from '../../form/fieldErrors';
import type { Outcome } from './bulk';

type Done = 'list.bulk.deleted' | 'list.bulk.restored' | 'list.bulk.changed';
type Failed = 'list.bulk.notDeleted' | 'list.bulk.notRestored' | 'list.bulk.notChanged';

/**
 * Returns a function that shows the result of a bulk action. It states how many rows succeeded, the names of the rows
 * that failed, and the error of the first of them, or the problem of its first invalid field.
 */
export function useOutcome<TRow>(rowName: (row: TRow) => string) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const reasonOf = (error: unknown) => {
    const [problem] = Object.values(apiErrorOf(error).fields ?? {});
    return problem === undefined ? errorText(error) : fieldMessage(t, problem);
  };
  return (
    { done, failed }: Outcome<TRow>,
    words: { done: Done; failed: Failed; undo?: (() => void) | undefined },
  ) => {
    if (done.length > 0)
      notify({
        type: 'success',
        title: t(words.done, { count: done.length }),
        ...(words.undo && { action: { label: t('actions.undo'), onClick: words.undo } }),
      });
    const [first] = failed;
    if (first)
      notify({
        type: 'error',
        title: t(words.failed, { count: failed.length }),
        description: `${failed.map(({ row }) => rowName(row)).join(', ')}. ${reasonOf(first.error)}`,
      });
  };
}
