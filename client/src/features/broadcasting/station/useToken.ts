import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  StationDocument,
  useCreateStationTokenMutation,
  useRevokeStationTokenMutation,
} from './station.generated';

const again = { refetchQueries: [StationDocument], awaitRefetchQueries: true };

/**
 * Returns functions that create and revoke the access token of the radio's player program. The token is never stored in
 * the cache.
 */
export function useToken() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [create, { loading: isMaking }] = useCreateStationTokenMutation({
    ...again,
    fetchPolicy: 'no-cache',
  });
  const [revoke] = useRevokeStationTokenMutation(again);

  /** Creates a token. Asks for confirmation if an existing token would be replaced. Undefined when cancelled or failed. */
  const make = async (hasToken: boolean): Promise<string | undefined> => {
    const isSure =
      !hasToken ||
      (await confirm({
        title: t('airStation.replaceTitle'),
        body: t('airStation.replaceBody'),
        confirmLabel: t('airStation.replaceToken'),
        isDestructive: true,
      }));
    if (!isSure) return undefined;
    try {
      return (await create()).data?.createStationToken.token;
    } catch (error) {
      notifyError(t('airStation.notMade'), error);
      return undefined;
    }
  };

  /** Revokes the token after a confirmation; true when it was revoked. */
  const end = async (): Promise<boolean> => {
    const isSure = await confirm({
      title: t('airStation.endTitle'),
      body: t('airStation.endBody'),
      confirmLabel: t('airStation.endToken'),
      isDestructive: true,
    });
    if (!isSure) return false;
    try {
      await revoke();
      notify({ type: 'success', title: t('airStation.ended') });
      return true;
    } catch (error) {
      notifyError(t('airStation.notEnded'), error);
      return false;
    }
  };
  return { make, end, isMaking };
}
