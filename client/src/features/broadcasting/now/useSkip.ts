import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useSkipAirItemMutation } from './now.generated';

/**
 * Returns `skip`, which skips the item on the air after a confirmation. The item stays visible until the player reports
 * its end.
 */
export function useSkip() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [send, { loading }] = useSkipAirItemMutation();
  const [endingId, setEndingId] = useState<string>();
  const skip = async ({ id, title }: { id: string; title: string }) => {
    const isSure = await confirm({
      title: t('onAirNow.skipTitle', { title }),
      body: t('onAirNow.skipBody'),
      confirmLabel: t('onAirNow.skip'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await send({ variables: { id } });
      setEndingId(id);
    } catch (error) {
      notifyError(t('onAirNow.notSkipped', { title }), error);
    }
  };
  return { skip, isSkipping: (id: string) => loading || endingId === id };
}
