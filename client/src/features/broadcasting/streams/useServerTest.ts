import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useTestStreamServerMutation } from './streams.generated';

/** Tries a streaming server, and knows what came of it. */
export function useServerTest({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [test, { data, loading, reset }] = useTestStreamServerMutation();
  const ask = async () => {
    reset();
    try {
      await test({ variables: { id } });
    } catch (error) {
      notifyError(t('streaming.test.failed', { name }), error);
    }
  };
  return { ask, isTesting: loading, tested: data?.testStreamServer };
}
