import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { groupNames, groupsOf } from '../choosing/uploadGroups';
import { UploadRow } from './UploadRow';
import type { Upload } from '../uploadTypes';

/** Maximum number of rows per group; a queue of a thousand files would only slow the panel down. */
const maxShown = 40;

/** The uploads in groups; those that need attention come first. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const groups = groupsOf(uploads);
  return groupNames.map((name) => {
    const group = groups[name];
    if (group.length === 0) return null;
    const shown = name === 'done' ? group.slice(-maxShown).toReversed() : group.slice(0, maxShown);
    const hiddenCount = group.length - shown.length;
    return (
      <Box key={name} as="section" aria-label={t(`uploads.groups.${name}`)}>
        <Text
          px="4"
          pt="2.5"
          textStyle="xs"
          fontWeight="medium"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {t(`uploads.groups.${name}`)} · {group.length}
        </Text>
        <Box as="ul" listStyleType="none">
          {shown.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </Box>
        {hiddenCount > 0 ? (
          <Text px="4" pb="2" textStyle="xs" color="fg.muted">
            {t('uploads.others', { count: hiddenCount })}
          </Text>
        ) : null}
      </Box>
    );
  });
}
