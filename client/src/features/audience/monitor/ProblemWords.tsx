import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { StatusProblem } from '../../../apollo/schemaTypes.generated';

/** Reason why the state of a mount point could not be read, with the server's details. */
export function ProblemWords({ problem, detail }: { problem: StatusProblem | null; detail: string }) {
  const { t } = useTranslation();
  if (!problem) return null;
  return (
    <Box minW="0">
      <Text lineClamp={2} whiteSpace="normal">
        {t(`streamMonitor.problems.${problem}`)}
      </Text>
      {detail ? (
        <Text truncate textStyle="xs" color="fg.muted" title={detail}>
          <bdi>{detail}</bdi>
        </Text>
      ) : null}
    </Box>
  );
}
