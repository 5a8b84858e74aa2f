import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import type { StationObstacle } from '../../../apollo/schemaTypes.generated';

/** Command that installs both programs, even when only one of them is missing. */
const install = 'apt-get install liquidsoap icecast2';

/** Reason why the demo station did not start or stopped, and how to install the missing programs. */
export function ObstaclePart({ obstacle }: { obstacle: StationObstacle }) {
  const { t } = useTranslation();
  const isMissing = obstacle === 'NO_LIQUIDSOAP' || obstacle === 'NO_ICECAST';
  return (
    <Stack gap="2">
      <Text textStyle="compact">{t(`onAir.obstacles.${obstacle}`)}</Text>
      {isMissing ? <SecretField secret={install} label={t('onAir.obstacles.command')} /> : null}
    </Stack>
  );
}
