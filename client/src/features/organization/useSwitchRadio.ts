import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { tabRadio } from '../../apollo/session/tabRadio';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useChooseRadioMutation } from './organization.generated';

/** Moves this tab, and the next device, to another radio; what was loaded of the last one is forgotten. */
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
      // One is on the other radio by now: what cannot be loaded of it says so where it is shown.
      client.refetchObservableQueries().catch(() => undefined);
    } catch (error) {
      notifyError(t('radios.switchFailed', { name }), error);
    } finally {
      setIsSwitching(false);
    }
  };
  return { switchTo, isSwitching };
}
