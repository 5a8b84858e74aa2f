import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useDelayed } from '../../kit/feedback/useDelayed';

/** A thin progress bar while the next page loads. Appears only after a short delay, so not for pages that load quickly. */
export function LoadingBar() {
  const { t } = useTranslation();
  const isLoading = useDelayed(useNavigation().state === 'loading');
  if (!isLoading) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('shell.loading')}
      position="fixed"
      top="0"
      insetInline="0"
      h="2px"
      zIndex="overlay"
      bg="brand.solid"
      animation="fadeIn 200ms ease-out"
    />
  );
}
