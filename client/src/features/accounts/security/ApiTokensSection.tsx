import { Badge, Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantsOf } from '../../../kit/access/grants';
import { useRuleText } from '../../../kit/access/useRuleText';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { Section } from '../../../kit/layout/Card';
import { ApiTokenDrawer } from './ApiTokenDrawer';
import { SecretDialog } from '../../../kit/data/secrets/SecretDialog';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import {
  useApiTokensQuery,
  useRevokeApiTokenMutation,
  type OwnApiTokenRowFragment,
} from './security.generated';
import { hasRunOut } from './tokenScopes';
import { useSecurityAction } from './useSecurityAction';

/** API tokens of the viewer. */
export function ApiTokensSection() {
  const { t } = useTranslation();
  const { data } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const tokens = data?.apiTokens ?? [];
  return (
    <Section
      title={t('security.tokens')}
      aside={
        <Button variant="outline" size="xs" onClick={() => setIsMaking(true)}>
          <KeyRound aria-hidden /> {t('security.makeToken')}
        </Button>
      }
    >
      {tokens.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </Box>
      ) : (
        <Text color="fg.muted">{t('security.tokensHint')}</Text>
      )}
      {isMaking ? (
        <ApiTokenDrawer
          onClose={() => setIsMaking(false)}
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
        />
      ) : null}
      {made ? (
        <SecretDialog
          title={t('security.tokenMade')}
          description={t('security.tokenMadeBody')}
          doneLabel={t('security.tokenSaved')}
          onClose={() => setMade(undefined)}
        >
          <SecretField secret={made} label={t('security.token')} />
        </SecretDialog>
      ) : null}
    </Section>
  );
}

function TokenRow({ token }: { token: OwnApiTokenRowFragment }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ruleText = useRuleText();
  const { run, showTokens } = useSecurityAction();
  const [revoke] = useRevokeApiTokenMutation(showTokens);
  const { id, name, start, scopes, radioName, expiresAt, lastUsedAt } = token;
  const isOver = hasRunOut(expiresAt);
  const takeAway = async () => {
    const isSure = await confirm({
      title: t('security.revokeTitle', { name }),
      body: t('security.revokeBody'),
      confirmLabel: t('security.revoke'),
      isDestructive: true,
    });
    if (!isSure) return;
    await run(t('security.failed'), async () => {
      await revoke({ variables: { id } });
      notify({ type: 'success', title: t('security.revoked', { name }) });
    });
  };
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      _last={{ pb: '0' }}
      align="flex-start"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box color="fg.muted" flexShrink="0" pt="0.5">
        <KeyRound size={18} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="code" textStyle="xs" color="fg.muted">
            {start}…
          </Text>
          {isOver ? <Badge colorPalette="orange">{t('security.expired')}</Badge> : null}
        </Flex>
        <Text textStyle="compact" color="fg.muted">
          {grantsOf(scopes)
            .map(({ subject, actions }) =>
              t('access.grant', { subject: ruleText.subject(subject), actions: ruleText.actions(actions) }),
            )
            .join(' · ')}
        </Text>
        <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
          <span>{radioName ?? t('security.allRadios')}</span>
          <span>
            {lastUsedAt ? (
              <>
                {t('security.lastUsed')} <When moment={lastUsedAt} />
              </>
            ) : (
              t('security.neverUsed')
            )}
          </span>
          <span>
            {expiresAt ? (
              <>
                {t('security.until')} <When moment={expiresAt} />
              </>
            ) : (
              t('security.noExpiry')
            )}
          </span>
        </Flex>
      </Box>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('security.revokeNamed', { name })}
        onClick={() => void takeAway()}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  );
}
