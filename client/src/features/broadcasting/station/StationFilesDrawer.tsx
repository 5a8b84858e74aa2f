import { Box, Button, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../../kit/data/files/saveExport';
import { CopyButton } from '../../../kit/data/secrets/SecretField';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useStationFilesQuery, type StationFilesQuery } from './station.generated';

/** Configuration files of Icecast and Liquidsoap, for people who run these programs on another machine. */
export default function StationFilesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useStationFilesQuery({ fetchPolicy: 'network-only' });
  return (
    <SideDrawer
      size="md"
      title={t('airStation.files.title')}
      description={t('airStation.files.about')}
      onClose={onClose}
    >
      {loading && !data ? <Spinner /> : null}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      <Stack gap="6">
        {data?.stationFiles.map((file) => (
          <StationFile key={file.name} file={file} />
        ))}
      </Stack>
    </SideDrawer>
  );
}

function StationFile({ file: { name, text } }: { file: StationFilesQuery['stationFiles'][number] }) {
  const { t } = useTranslation();
  return (
    <Box as="section">
      <Flex gap="2" wrap="wrap" align="center" justify="space-between" mb="2">
        <Heading as="h3" textStyle="compact" fontWeight="semibold">
          <bdi>{name}</bdi>
        </Heading>
        <Flex gap="2">
          <CopyButton text={text} label={name} />
          <Button
            size="sm"
            variant="outline"
            aria-label={t('airStation.files.saveNamed', { name })}
            onClick={() => saveAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)}
          >
            <Download aria-hidden /> {t('airStation.files.save')}
          </Button>
        </Flex>
      </Flex>
      <Text
        as="pre"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={name}
        maxH="72"
        overflow="auto"
        p="3"
        borderRadius="l2"
        bg="bg.muted"
        fontFamily="mono"
        textStyle="xs"
      >
        {text}
      </Text>
    </Box>
  );
}
