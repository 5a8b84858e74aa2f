import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { CheckField } from '../../../kit/form/fields/CheckField';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { TextField } from '../../../kit/form/fields/fields';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormHead } from '../../../kit/form/FormHead';
import { LongTextField } from '../../../kit/form/fields/LongTextField';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { addressOfSite } from '../paths';
import { YesOrNo } from '../../../kit/form/fields/YesOrNo';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import {
  useUpdateWebsiteMutation,
  useWebsiteSettingsQuery,
  WebsiteSettingsDocument,
  type WebsiteFieldsFragment,
} from './settings.generated';

const Form = chakra('form');

type Settings = Omit<WebsiteFieldsFragment, '__typename' | 'id'>;
type Values = Omit<Settings, 'version'>;

/** Defaults of the server for a website whose settings were never saved. */
const unset: Settings = {
  version: 0,
  isPublic: false,
  tagline: '',
  introduction: '',
  email: '',
  allowsComments: true,
  commentWords: '',
};

const valuesOf = ({
  isPublic,
  tagline,
  introduction,
  email,
  allowsComments,
  commentWords,
}: Settings): Values => ({
  isPublic,
  tagline,
  introduction,
  email,
  allowsComments,
  commentWords,
});

/** Page with the settings of the radio's website. */
export default function WebsiteSettingsPage() {
  const { t } = useTranslation();
  const query = useWebsiteSettingsQuery();
  const [round, setRound] = useState(0);
  const { data } = query;
  return (
    <>
      <PageHeader title={t('website.settings.title')} description={t('website.settings.description')} />
      <RecordState
        query={query}
        record={data && { settings: data.website ?? unset, site: data.websiteAddress }}
      >
        {({ settings, site }) => (
          <SettingsForm
            // Remounts the form after a save, so that it starts with the stored settings.
            key={round}
            settings={settings}
            site={site}
            onSaved={async () => {
              // Neither the first save nor the address status updates the cache, so the query is repeated.
              await query.refetch();
              setRound((last) => last + 1);
            }}
          />
        )}
      </RecordState>
    </>
  );
}

function SettingsForm({
  settings,
  site,
  onSaved,
}: {
  settings: Settings;
  site: { path: string; ownUrl: string | null };
  onSaved: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const mayUpdate = useCan()({ action: 'update', subject: 'Website' });
  const [updateWebsite] = useUpdateWebsiteMutation();
  const names = useFieldNames();
  const edit = useRecordEdit({
    record: settings,
    valuesOf,
    load: async (runQuery) => (await runQuery(WebsiteSettingsDocument, {})).website ?? unset,
    save: async (input, { version }) => {
      await updateWebsite({ variables: { version, input } });
      notify({ type: 'success', title: t('website.settings.saved') });
      await onSaved();
    },
  });
  const form = useSaveForm(edit);
  return (
    <Form noValidate onSubmit={form.submit} maxW="48rem">
      <FormHead form={form} />
      <Stack as="fieldset" gap="4" {...(!mayUpdate && { disabled: true })}>
        <Section title={t('website.settings.visibility')}>
          <Stack gap="3">
            <CheckField form={form} name="isPublic" label={names.isPublic.label} />
            <Text textStyle="compact" color="fg.muted">
              {t('website.settings.publicHelp')}
            </Text>
            <SiteAddress address={addressOfSite(site)} isPublic={settings.isPublic} />
          </Stack>
        </Section>
        <Section title={t('website.settings.presentation')}>
          <Stack gap="5">
            <TextField
              form={form}
              name="tagline"
              label={names.tagline.label}
              help={t('website.settings.taglineHelp')}
              isOptional
              maxLength={120}
            />
            <LongTextField
              form={form}
              name="introduction"
              label={names.introduction.label}
              isOptional
              minH="24"
              maxLength={600}
            />
            <TextField
              form={form}
              name="email"
              type="email"
              label={names.email.label}
              help={t('website.settings.emailHelp')}
              isOptional
            />
          </Stack>
        </Section>
        <Section title={t('website.settings.comments')}>
          <Stack gap="4">
            <CheckField form={form} name="allowsComments" label={names.allowsComments.label} />
            <Text textStyle="compact" color="fg.muted">
              {t('website.settings.commentsHelp')}
            </Text>
            <LongTextField
              form={form}
              name="commentWords"
              label={names.commentWords.label}
              help={t('website.settings.commentWordsHelp')}
              isOptional
              minH="24"
              maxLength={4000}
            />
          </Stack>
        </Section>
        {mayUpdate ? (
          <Flex justify="flex-end">
            <SaveButton form={form} label={t('actions.save')} />
          </Flex>
        ) : null}
      </Stack>
      <FormConflict form={form} names={names} />
    </Form>
  );
}

/** Address of the website; a link while the website is public. */
function SiteAddress({ address, isPublic }: { address: string; isPublic: boolean }) {
  const { t } = useTranslation();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text overflowWrap="anywhere">
        <bdi dir="ltr">{decodeURI(new URL(address, location.origin).href)}</bdi>
      </Text>
      {isPublic ? (
        <Button asChild variant="outline" size="sm">
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden /> {t('website.settings.view')}
          </a>
        </Button>
      ) : null}
    </Flex>
  );
}

function useFieldNames() {
  const { t } = useTranslation();
  return {
    isPublic: {
      label: t('website.settings.isPublic'),
      show: (value: unknown) => <YesOrNo value={value === true} />,
    },
    tagline: { label: t('website.settings.tagline') },
    introduction: { label: t('website.settings.introduction') },
    email: { label: t('website.settings.email') },
    allowsComments: {
      label: t('website.settings.allowsComments'),
      show: (value: unknown) => <YesOrNo value={value === true} />,
    },
    commentWords: { label: t('website.settings.commentWords') },
  } satisfies FieldNames;
}
