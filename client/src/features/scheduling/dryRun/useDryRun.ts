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

/** Last dry run, updated with the progress of the running one. Events arrive with all fields, so the cache has them at once. */
export function useDryRun() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const query = useDryRunQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const { again, isUnderWay } = useAskAgain(query.loading, () =>
    client.query({
      query: DryRunDocument,
      fetchPolicy: 'network-only',
      // A pending request may return the state before the event.
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
  return { query, run: query.data?.dryRun, start, isStarting };
}
