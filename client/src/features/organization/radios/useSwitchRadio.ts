import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { tabRadio } from '../../../apollo/session/tab';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useChooseRadioMutation } from '../organization.generated';

/**
 * Returns a function that switches this tab to another radio. It clears the data of the previous radio; the new radio
 * also becomes the viewer's default radio.
 */
export function useSwitchRadio() {
  const { t } = useTranslation();
  const { refresh } = useSessionContext();
  const client = useApolloClient();
  const notifyError = useNotifyError();
  const [chooseRadio] = useChooseRadioMutation();
  const [isSwitching, setIsSwitching] = useState(false);

  const switchTo = async ({ id, name }: { id: string; name: string }) => {
    setIsSwitching(true);
    try {
      await chooseRadio({ variables: { id } });
      tabRadio.set(id);
      await refresh();
      await client.clearStore();
      notify({ type: 'success', title: t('radios.switched', { name }) });
      // Errors are ignored here: the switch has succeeded, and each failed query shows its own error.
      client.refetchObservableQueries().catch(() => undefined);
    } catch (error) {
      notifyError(t('radios.switchFailed', { name }), error);
    } finally {
      setIsSwitching(false);
    }
  };
  return { switchTo, isSwitching };
}
