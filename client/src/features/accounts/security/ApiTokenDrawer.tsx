import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { useRuleText } from '../../../kit/access/useRuleText';
import { FieldFrame, SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { useCreateApiTokenMutation, useTokenChoicesQuery } from './security.generated';
import { endAfter, offeredScopes, scopeKey, scopeOf } from './tokenScopes';
import { useSecurityAction } from './useSecurityAction';

interface Values {
  name: string;
  radioId: string;
  days: string;
  scopes: string[];
}

const validities = [30, 90, 365, 0];

/** Form for a new API token: scopes, radio and validity. Not a `plainForm`, because the scopes are a matrix. */
export function ApiTokenDrawer({
  onMade,
  onClose,
}: {
  onMade: (token: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data } = useTokenChoicesQuery();
  const { showTokens } = useSecurityAction();
  const [make] = useCreateApiTokenMutation({ ...showTokens, fetchPolicy: 'no-cache' });
  const form = useSaveForm<Values>({
    defaultValues: { name: '', radioId: '', days: '90', scopes: [] },
    save: async ({ name, radioId, days, scopes }) => {
      const { data: answer } = await make({
        variables: {
          name,
          scopes: scopes.map(scopeOf),
          radioId: radioId || null,
          expiresAt: endAfter(Number(days)),
        },
      });
      onMade(answer!.createApiToken.token);
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('security.makeToken')}
      saveLabel={t('security.makeToken')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('security.name')}
        help={t('security.tokenNameHelp')}
        maxLength={60}
      />
      <SelectField
        form={form}
        name="radioId"
        label={t('users.radio')}
        placeholder={t('security.allRadios')}
        isOptional
        options={(data?.radios.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        form={form}
        name="days"
        label={t('security.validity')}
        options={validities.map((days) => ({
          value: String(days),
          label: days === 0 ? t('security.noExpiry') : t('security.days', { count: days }),
        }))}
      />
      <ScopeMatrix form={form} subjects={data?.abilitySubjects ?? []} />
    </FormDrawer>
  );
}

const Checkbox = chakra('input');
const Label = chakra('label');

/** Matrix with one row per subject. Offers only actions that the viewer may perform. */
function ScopeMatrix({
  form,
  subjects,
}: {
  form: SaveForm<Values>;
  subjects: readonly { subject: string; actions: readonly string[] }[];
}) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const offered = offeredScopes(subjects, useCan());
  const chosen = form.register('scopes', {
    validate: (scopes) => scopes.length > 0 || 'required',
  });
  return (
    <FieldFrame form={form} name="scopes" label={t('security.scopes')} help={t('security.scopesHelp')}>
      <Box w="full" borderWidth="1px" borderRadius="l2" maxH="20rem" overflowY="auto">
        {offered.map(({ subject, actions }) => (
          <Box
            as="fieldset"
            key={subject}
            px="3"
            py="1.5"
            borderColor="border.muted"
            css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
          >
            <Text as="legend" srOnly>
              {ruleText.subject(subject)}
            </Text>
            <Text aria-hidden fontWeight="medium" textStyle="compact">
              {ruleText.subject(subject)}
            </Text>
            <Flex columnGap="4" wrap="wrap">
              {actions.map((action) => (
                <Label
                  key={action}
                  display="inline-flex"
                  alignItems="center"
                  gap="1.5"
                  minH={{ base: '11', md: '7' }}
                  textStyle="compact"
                  cursor="pointer"
                >
                  <Checkbox
                    type="checkbox"
                    boxSize="4"
                    accentColor="brand.solid"
                    value={scopeKey(action, subject)}
                    {...chosen}
                  />
                  {ruleText.action(action)}
                </Label>
              ))}
            </Flex>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}
