import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { notify } from './notify';
import { useErrorText } from '../useErrorText';

/** Returns a function that shows a failed action as a toast, with the request id. */
export function useNotifyError() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (title: string, error: unknown) => {
    const { requestId } = apiErrorOf(error);
    const reference = requestId ? ` ${t('errors.requestId', { id: requestId })}` : '';
    notify({ type: 'error', title, description: errorText(error) + reference });
  };
}
