import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shows why the form as a whole could not be saved. */
export function FormProblem({ problem }: { problem: { text: string; requestId?: string } | undefined }) {
  const { t } = useTranslation();
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {problem ? (
        <Flex gap="2.5" p="3" borderRadius="l2" bg="bg.error" color="fg.error">
          <Box flexShrink="0" pt="0.5">
            <CircleAlert size={16} aria-hidden />
          </Box>
          <Box>
            {problem.text}
            {problem.requestId ? (
              <Text textStyle="xs">{t('errors.requestId', { id: problem.requestId })}</Text>
            ) : null}
          </Box>
        </Flex>
      ) : null}
    </Box>
  );
}
