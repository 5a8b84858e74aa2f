import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { useAffectUserMutation, useReleaseUserMutation } from './products.generated';

interface SomePerson {
  id: string;
  fullName: string;
}

/** Returns functions that assign users to a product or remove them, and show the result in a message. */
export function useAffect(product: { id: string; name: string }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [affectUser] = useAffectUserMutation();
  const [releaseUser] = useReleaseUserMutation();

  const change = async (kind: 'affect' | 'release', { id: userId, fullName: name }: SomePerson) => {
    const texts = { name, product: product.name };
    try {
      const variables = { productId: product.id, userId };
      await (kind === 'affect' ? affectUser({ variables }) : releaseUser({ variables }));
      notify({ type: 'success', title: t(`products.done.${kind}`, texts) });
    } catch (error) {
      notifyError(t('products.changeFailed', texts), error);
    }
  };
  return {
    affect: (person: SomePerson) => change('affect', person),
    release: (person: SomePerson) => change('release', person),
  };
}
