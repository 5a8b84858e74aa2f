import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronUp, CircleAlert, CircleCheck, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cornerStyle } from './cornerStyle';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import type { UploadTotals } from '../choosing/uploadGroups';

/** Collapsed upload panel: one line with the total progress. */
export function PanelPill({
  totals,
  text,
  onOpen,
}: {
  totals: UploadTotals;
  text: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const isDone = totals.underWay + totals.analysing === 0;
  const Icon = totals.failed > 0 ? CircleAlert : isDone ? CircleCheck : Upload;
  return (
    <Box data-print="hide" css={cornerStyle}>
      <Button variant="ghost" maxW="calc(100vw - 1rem)" onClick={onOpen} aria-expanded={false}>
        <Box as="span" color={totals.failed > 0 ? 'orange.fg' : isDone ? 'green.fg' : 'brand.fg'}>
          <Icon aria-hidden />
        </Box>
        <Text as="span" truncate fontVariantNumeric="tabular-nums">
          {text || t('uploads.title')}
        </Text>
        <ChevronUp aria-hidden />
      </Button>
      {isDone ? null : <ProgressLine label={t('uploads.progress')} share={totals.share} />}
    </Box>
  );
}
