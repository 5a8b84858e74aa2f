import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../../kit/data/files/saveExport';
import { CopyButton } from '../../../kit/data/secrets/SecretField';
import { SecretDialog } from '../../../kit/data/secrets/SecretDialog';

/** Shows new recovery codes, the only time that they can be seen. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const text = codes.join('\n');
  const download = () => saveAs(new Blob([`${text}\n`], { type: 'text/plain' }), 'regie-recovery-codes.txt');
  return (
    <SecretDialog
      title={t('security.codesTitle')}
      description={t('security.codesBody')}
      doneLabel={t('security.codesSaved')}
      onClose={onClose}
    >
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="1"
        p="3"
        borderRadius="l2"
        bg="bg.muted"
      >
        {codes.map((code) => (
          <Box as="li" key={code} fontFamily="mono" textStyle="compact" whiteSpace="nowrap">
            {code}
          </Box>
        ))}
      </Grid>
      <Flex gap="2" wrap="wrap">
        <CopyButton text={text} />
        <Button variant="outline" size="sm" onClick={download}>
          <Download aria-hidden /> {t('security.download')}
        </Button>
      </Flex>
    </SecretDialog>
  );
}
