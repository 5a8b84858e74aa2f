import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../kit/data/SecretField';
import type { StationObstacle } from '../../../apollo/schemaTypes.generated';

/** What brings both programs, also where one of them is missing alone. */
const install = 'apt-get install liquidsoap icecast2';

/** Why the station of the demo was not started with it, and how to get what is missing. */
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
