import { chakra, Code, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, TextField } from '../../../kit/form/fields/fields';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  WebhooksDocument,
  type OwnWebhookRowFragment,
} from './webhooks.generated';

interface Values {
  url: string;
  kinds: string[];
}

const Checkbox = chakra('input');
const Label = chakra('label');

/** Form for a webhook: its address and the events it receives. Not a `plainForm`, because the events are a list of checkboxes. */
export function WebhookDrawer({
  webhook,
  kinds,
  onMade,
  onClose,
}: {
  webhook: OwnWebhookRowFragment | undefined;
  kinds: ReadonlyArray<{ kind: string; label: string }>;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [make] = useCreateWebhookMutation({
    refetchQueries: [WebhooksDocument],
    awaitRefetchQueries: true,
    fetchPolicy: 'no-cache',
  });
  const [change] = useUpdateWebhookMutation();
  const form = useSaveForm<Values>({
    record: webhook && `Webhook:${webhook.id}`,
    defaultValues: { url: webhook?.url ?? 'https://', kinds: [...(webhook?.kinds ?? [])] },
    save: async (input) => {
      if (webhook) {
        await change({ variables: { id: webhook.id, input } });
        onClose();
        return;
      }
      const { data } = await make({ variables: { input } });
      onClose();
      onMade(data!.createWebhook.secret);
    },
  });
  const chosen = form.register('kinds', { validate: (all) => all.length > 0 || 'required' });
  return (
    <FormDrawer
      form={form}
      title={webhook ? t('webhooks.change') : t('webhooks.add')}
      saveLabel={webhook ? t('actions.save') : t('webhooks.add')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('webhooks.url')}
        help={t('webhooks.urlHelp')}
        maxLength={500}
      />
      <FieldFrame form={form} name="kinds" label={t('webhooks.kinds')}>
        <Flex direction="column" gap="1">
          {kinds.map(({ kind, label }) => (
            <Label
              key={kind}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minH={{ base: '11', md: '7' }}
              textStyle="compact"
              cursor="pointer"
            >
              <Checkbox
                type="checkbox"
                boxSize="4"
                flexShrink="0"
                accentColor="brand.solid"
                _dark={{ colorScheme: 'dark' }}
                value={kind}
                {...chosen}
              />
              <span>
                {label}{' '}
                <Code dir="ltr" size="xs">
                  {kind}
                </Code>
              </span>
            </Label>
          ))}
        </Flex>
      </FieldFrame>
    </FormDrawer>
  );
}
