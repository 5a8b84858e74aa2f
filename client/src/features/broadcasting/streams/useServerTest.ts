import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useTestStreamServerMutation } from './streams.generated';

/** Tests a streaming server; `tested` is the result of the last test. */
export function useServerTest({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [test, { data, loading, reset }] = useTestStreamServerMutation();
  const runTest = async () => {
    reset();
    try {
      await test({ variables: { id } });
    } catch (error) {
      notifyError(t('streaming.test.failed', { name }), error);
    }
  };
  return { runTest, isTesting: loading, tested: data?.testStreamServer };
}
