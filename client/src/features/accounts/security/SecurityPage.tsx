import { Button, Grid } from '@chakra-ui/react';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { WebhooksSection } from '../../notifications/feature';
import { ApiTokensSection } from './ApiTokensSection';
import { AuthenticatorSection } from './AuthenticatorSection';
import { PasskeysSection } from './PasskeysSection';
import { accountPaths } from '../paths';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RecoveryCodesSection } from './RecoveryCodesSection';
import { useSignInMethodsQuery } from './security.generated';

/** Passkeys, authenticator app, recovery codes, API tokens and webhooks of the viewer. */
export default function SecurityPage() {
  const { t } = useTranslation();
  const query = useSignInMethodsQuery({ fetchPolicy: 'cache-and-network' });
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  return (
    <>
      <PageHeader
        title={t('security.title')}
        description={t('security.description')}
        actions={
          <Button variant="outline" asChild>
            <Link to={accountPaths.sessions}>
              <MonitorSmartphone size={16} aria-hidden /> {t('sessions.title')}
            </Link>
          </Button>
        }
      />
      <RecordState query={query} record={query.data?.signInMethods}>
        {(methods) => (
          <Grid gap="5" maxW="52rem">
            <PasskeysSection passkeys={methods.passkeys} onNewCodes={setNewCodes} />
            <AuthenticatorSection since={methods.authenticatorSince} onNewCodes={setNewCodes} />
            {methods.authenticatorSince || methods.passkeys.length > 0 ? (
              <RecoveryCodesSection left={methods.recoveryCodesLeft} onNewCodes={setNewCodes} />
            ) : null}
            <ApiTokensSection />
            <WebhooksSection />
          </Grid>
        )}
      </RecordState>
      {newCodes.length > 0 ? <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes([])} /> : null}
    </>
  );
}
