import { Box, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { typeOfKind } from '../../media/kinds';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { PhaseIcon } from './PhaseIcon';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { UploadActions } from './UploadActions';
import { isFailed, type Upload } from '../uploadTypes';
import { useUploadText } from './useUploadText';

/** An upload with its file name, progress and actions. */
export const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const text = useUploadText()(upload);
  const { name, phase, sent, size, medium } = upload;
  const isMoving = phase === 'sending' || phase === 'retrying' || phase === 'paused';
  return (
    <Flex as="li" align="center" gap="2.5" ps="4" pe="2" py="1.5" minH="12" contentVisibility="auto">
      <PhaseIcon phase={phase} />
      <Box flex="1" minW="0">
        <Text truncate dir="auto" title={name}>
          {phase === 'ready' && medium ? <MediumLink {...medium} /> : name}
        </Text>
        {isMoving ? (
          <Box my="1">
            <ProgressLine
              label={t('uploads.progressOf', { name })}
              share={size === 0 ? 1 : sent / size}
              isStill={phase !== 'sending'}
            />
          </Box>
        ) : null}
        <Text
          textStyle="xs"
          color={isFailed(upload) ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {text}
          {medium?.failure === 'DUPLICATE' && medium.duplicateOf ? (
            <>
              {' '}
              <MediumLink
                {...medium.duplicateOf}
                label={t('uploads.openFirst', { title: medium.duplicateOf.title })}
              />
            </>
          ) : null}
        </Text>
      </Box>
      <UploadActions upload={upload} />
    </Flex>
  );
});

/** Link to the medium. Without a page, only its title, or nothing when `label` is set. */
function MediumLink({
  id,
  kind,
  title,
  label,
}: {
  id: string;
  kind: keyof typeof typeOfKind;
  title: string;
  label?: string;
}) {
  const to = useRecordPath()(typeOfKind[kind], id);
  if (!to) return label ? null : title;
  return (
    // Within a sentence, colour alone does not identify a link.
    <Box
      asChild
      color="brand.fg"
      textDecoration={label ? 'underline' : undefined}
      _hover={{ textDecoration: 'underline' }}
    >
      <Link to={to} title={title}>
        {label ?? title}
      </Link>
    </Box>
  );
}
