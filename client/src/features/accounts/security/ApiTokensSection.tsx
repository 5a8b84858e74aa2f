import { Badge, Box, Button, IconButton, Text } from '@chakra-ui/react';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantsOf } from '../../../kit/access/grants';
import { useRuleText } from '../../../kit/access/useRuleText';
import { When } from '../../../kit/data/texts/When';
import { Section } from '../../../kit/layout/Card';
import { ApiTokenDrawer } from './ApiTokenDrawer';
import { SecretDialog } from '../../../kit/data/secrets/SecretDialog';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import {
  useApiTokensQuery,
  useRevokeApiTokenMutation,
  type OwnApiTokenRowFragment,
} from './security.generated';
import { LastUsed, SecurityRow, useSecurityRemoval } from './SecurityRow';
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
  const ruleText = useRuleText();
  const { showTokens } = useSecurityAction();
  const removeAfterConfirmation = useSecurityRemoval();
  const [revoke] = useRevokeApiTokenMutation(showTokens);
  const { id, name, start, scopes, radioName, expiresAt, lastUsedAt } = token;
  const isOver = hasRunOut(expiresAt);
  const takeAway = () => {
    const texts = {
      title: t('security.revokeTitle', { name }),
      body: t('security.revokeBody'),
      confirmLabel: t('security.revoke'),
      done: t('security.revoked', { name }),
    };
    return removeAfterConfirmation(texts, () => revoke({ variables: { id } }));
  };
  return (
    <SecurityRow
      icon={KeyRound}
      name={name}
      beside={
        <>
          <Text as="code" textStyle="xs" color="fg.muted">
            {start}…
          </Text>
          {isOver ? <Badge colorPalette="orange">{t('security.expired')}</Badge> : null}
        </>
      }
      text={grantsOf(scopes)
        .map(({ subject, actions }) =>
          t('access.grant', { subject: ruleText.subject(subject), actions: ruleText.actions(actions) }),
        )
        .join(' · ')}
      facts={
        <>
          <span>{radioName ?? t('security.allRadios')}</span>
          <LastUsed at={lastUsedAt} />
          <span>
            {expiresAt ? (
              <>
                {t('security.until')} <When moment={expiresAt} />
              </>
            ) : (
              t('security.noExpiry')
            )}
          </span>
        </>
      }
    >
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('security.revokeNamed', { name })}
        onClick={() => void takeAway()}
      >
        <Trash2 />
      </IconButton>
    </SecurityRow>
  );
}
