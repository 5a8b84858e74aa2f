import { useApolloClient } from '@apollo/client/react';
import { useSerialRefetch } from '../../../apollo/live/useSerialRefetch';
import { useMissed } from '../../../apollo/live/useMissed';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useTranslation } from 'react-i18next';
import {
  DryRunDocument,
  useDryRunChangedSubscription,
  useDryRunQuery,
  useStartDryRunMutation,
} from './dryRun.generated';

/**
 * Loads the last dry run of the schedule and follows its progress. Events contain all fields, so they update the cache
 * directly.
 */
export function useDryRun() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const query = useDryRunQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const { again, isUnderWay } = useSerialRefetch(query.loading, () =>
    client.query({
      query: DryRunDocument,
      fetchPolicy: 'network-only',
      // A request that was sent before the event may return the earlier state, so it must not be shared.
      context: { queryDeduplication: false },
    }),
  );
  useDryRunChangedSubscription({
    ignoreResults: true,
    // The query is repeated if its result does not contain the dry run yet, because it is the radio's first one, and if a
    // request that may return an earlier state is in progress.
    onData: () => (query.data?.dryRun && !isUnderWay() ? undefined : void again()),
  });
  useMissed(() => void again());
  const [startDryRun, { loading: isStarting }] = useStartDryRunMutation();
  const start = async () => {
    try {
      await startDryRun();
      if (!query.data?.dryRun) void again();
    } catch (error) {
      notifyError(t('dryRun.notStarted'), error);
    }
  };
  return { query, run: query.data?.dryRun, start, isStarting };
}
