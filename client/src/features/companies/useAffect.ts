import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { useAffectUserMutation, useReleaseUserMutation } from './products.generated';

interface SomePerson {
  id: string;
  fullName: string;
}

/** Affects people to a product and releases them, and tells; the lists of both load again. */
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
