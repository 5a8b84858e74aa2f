import { useApolloClient } from '@apollo/client/react';
import { useAskAgain } from '../../../apollo/live/useAskAgain';
import { useMissed } from '../../../apollo/live/useMissed';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useTranslation } from 'react-i18next';
import {
  DryRunDocument,
  useDryRunChangedSubscription,
  useDryRunQuery,
  useStartDryRunMutation,
} from './dryRun.generated';

/** The last dry run, kept up with how far the one under way is. What is told arrives whole, so the cache has it at once. */
export function useDryRun() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const query = useDryRunQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const { again, isUnderWay } = useAskAgain(query.loading, () =>
    client.query({
      query: DryRunDocument,
      fetchPolicy: 'network-only',
      // One that is asked already may be answered with what was before.
      context: { queryDeduplication: false },
    }),
  );
  useDryRunChangedSubscription({
    ignoreResults: true,
    // The first one of a radio is not yet what the question was answered with.
    onData: () => (query.data?.dryRun && !isUnderWay() ? undefined : void again()),
  });
  useMissed(() => void again());
  const [ask, { loading: isStarting }] = useStartDryRunMutation();
  const start = async () => {
    try {
      await ask();
      if (!query.data?.dryRun) void again();
    } catch (error) {
      notifyError(t('dryRun.notStarted'), error);
    }
  };
  return { query, run: query.data?.dryRun, start, isAsking: isStarting };
}
