import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useSkipAirItemMutation } from './now.generated';

/** Ends the current item after a confirmation; it plays until the player has ended it. */
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
