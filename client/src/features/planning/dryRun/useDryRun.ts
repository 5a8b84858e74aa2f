import { useMissed } from '../../../apollo/live/useMissed';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useTranslation } from 'react-i18next';
import { useDryRunChangedSubscription, useDryRunQuery, useStartDryRunMutation } from './dryRun.generated';

/** The last dry run, kept up with how far the one under way is. What is told arrives whole, so the cache has it at once. */
export function useDryRun() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const query = useDryRunQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void query.refetch().catch(() => undefined);
  useDryRunChangedSubscription({
    ignoreResults: true,
    // The first one of a radio is not yet what the question was answered with.
    onData: () => (query.data?.dryRun ? undefined : again()),
  });
  useMissed(again);
  const [ask, { loading: isAsking }] = useStartDryRunMutation();
  const start = async () => {
    try {
      await ask();
      if (!query.data?.dryRun) again();
    } catch (error) {
      notifyError(t('dryRun.notStarted'), error);
    }
  };
  return { query, run: query.data?.dryRun, start, isAsking };
}
