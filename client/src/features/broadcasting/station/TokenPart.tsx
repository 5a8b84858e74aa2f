import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { KeyRound, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../kit/access/useCan';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { When } from '../../../kit/data/texts/When';
import type { StationFieldsFragment } from './station.generated';
import { useToken } from './useToken';

/** Creates, replaces and revokes the token of the player. Shows a new token once, with the command that uses it. */
export function TokenPart({ station }: { station: StationFieldsFragment | null }) {
  const { t } = useTranslation();
  const { make, end, isMaking } = useToken();
  const [token, setToken] = useState<string>();
  const madeAt = station?.tokenMadeAt ?? null;
  const show = async (request: Promise<string | undefined>) => {
    const made = await request;
    if (made) setToken(made);
  };
  const endIt = async () => {
    if (await end()) setToken(undefined);
  };
  return (
    <Box>
      <Text as="h3" textStyle="compact" fontWeight="semibold" mb="1">
        {t('airStation.token')}
      </Text>
      <Text color="fg.muted">
        {madeAt ? (
          <>
            {t('airStation.tokenMade')} <When moment={madeAt} />
          </>
        ) : (
          t('airStation.noToken')
        )}
      </Text>
      {token ? <NewToken token={token} /> : null}
      <Can action="update" subject="Station">
        <Flex gap="2" wrap="wrap" mt="3">
          <Button
            size="sm"
            variant="outline"
            loading={isMaking}
            loadingText={t(madeAt ? 'airStation.replaceToken' : 'airStation.makeToken')}
            onClick={() => void show(make(madeAt !== null))}
          >
            {madeAt ? <RefreshCw aria-hidden /> : <KeyRound aria-hidden />}
            {t(madeAt ? 'airStation.replaceToken' : 'airStation.makeToken')}
          </Button>
          {madeAt ? (
            <Button size="sm" variant="ghost" colorPalette="red" onClick={() => void endIt()}>
              <Trash2 aria-hidden /> {t('airStation.endToken')}
            </Button>
          ) : null}
        </Flex>
      </Can>
    </Box>
  );
}

/** A new token, shown only once. */
function NewToken({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="3" p="4" mt="3" borderWidth="1px" borderRadius="l2" role="status">
      <Stack gap="1">
        <Text fontWeight="medium">{t('airStation.tokenReady')}</Text>
        <Text textStyle="compact" color="fg.muted">
          {t('airStation.tokenAbout')}
        </Text>
      </Stack>
      <SecretField secret={token} label={t('airStation.token')} />
      <Text textStyle="compact">{t('airStation.start')}</Text>
      <SecretField secret={commandWith(token)} label={t('airStation.command')} />
    </Stack>
  );
}

/** Command that starts the player with the token. */
const commandWith = (token: string) =>
  `STATION_TOKEN=${token} REGIE_URL=${window.location.origin} npm run station`;
