import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { errorTexts } from '../../apollo/errorTexts.generated';

const texts = { ...errorTexts, NETWORK: 'errors.network' } as const;

/** Returns a function that describes an error in the interface language. */
export function useErrorText() {
  const { t } = useTranslation();
  return (error: unknown) => {
    const { code, retryAfter = 0 } = apiErrorOf(error);
    return t(texts[code], { count: Math.ceil(retryAfter) });
  };
}
