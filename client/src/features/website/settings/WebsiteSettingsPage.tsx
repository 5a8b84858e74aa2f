import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, ExternalLink, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contrastWithWhite, minContrast } from '../../../../../server/kit/html/contrast';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/RecordState';
import { useFormat } from '../../../kit/data/useFormat';
import { notify } from '../../../kit/feedback/notify';
import { CheckField } from '../../../kit/form/CheckField';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { TextField } from '../../../kit/form/fields';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormHead } from '../../../kit/form/FormHead';
import { LongTextField } from '../../../kit/form/LongTextField';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { YesOrNo } from '../../../kit/form/YesOrNo';
import { Card, Section } from '../../../kit/layout/Card';
import { ColourSwatch } from '../../../kit/data/ColourSwatch';
import { PageHeader } from '../../../kit/layout/PageHeader';
import {
  useUpdateWebsiteMutation,
  useWebsiteSettingsQuery,
  WebsiteSettingsDocument,
  type WebsiteFieldsFragment,
} from './settings.generated';

const Form = chakra('form');

type Settings = Pick<
  WebsiteFieldsFragment,
  'version' | 'isPublic' | 'tagline' | 'introduction' | 'colour' | 'email'
>;
type Values = Omit<Settings, 'version'>;

/** The settings of a website that were never saved, as the server has them. */
const unset: Settings = {
  version: 0,
  isPublic: false,
  tagline: '',
  introduction: '',
  colour: '#5b2fc4',
  email: '',
};

const valuesOf = ({ isPublic, tagline, introduction, colour, email }: Settings): Values => ({
  isPublic,
  tagline,
  introduction,
  colour,
  email,
});

/** Settings of the radio's website. */
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
            // A form that was saved is replaced by one that begins with the saved settings.
            key={round}
            settings={settings}
            site={site}
            onSaved={async () => {
              // Settings that are saved for the first time are not in the cache, nor is the new state of the address.
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
  site: { path: string; isPublic: boolean };
  onSaved: () => Promise<void>;
}) {
  const { t } = useTranslation();
  const mayUpdate = useCan()({ action: 'update', subject: 'Website' });
  const [updateWebsite] = useUpdateWebsiteMutation();
  const names = useFieldNames();
  const edit = useRecordEdit({
    record: settings,
    valuesOf,
    load: async (ask) => (await ask(WebsiteSettingsDocument, {})).website ?? unset,
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
            <SiteAddress path={site.path} isPublic={settings.isPublic} />
          </Stack>
        </Section>
        <Card p={{ base: '4', md: '6' }}>
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
            <ColourField form={form} label={names.colour.label} />
            <TextField
              form={form}
              name="email"
              type="email"
              label={names.email.label}
              help={t('website.settings.emailHelp')}
              isOptional
            />
            {mayUpdate ? (
              <Flex justify="flex-end">
                <SaveButton form={form} label={t('actions.save')} />
              </Flex>
            ) : null}
          </Stack>
        </Card>
      </Stack>
      <FormConflict form={form} names={names} />
    </Form>
  );
}

/** Address of the website; a link while visitors can read it. */
function SiteAddress({ path, isPublic }: { path: string; isPublic: boolean }) {
  const { t } = useTranslation();
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text overflowWrap="anywhere">
        <bdi dir="ltr">{`${location.origin}${decodeURI(path)}`}</bdi>
      </Text>
      {isPublic ? (
        <Button asChild variant="outline" size="sm">
          <a href={path} target="_blank" rel="noopener">
            <ExternalLink aria-hidden /> {t('website.settings.view')}
          </a>
        </Button>
      ) : null}
    </Flex>
  );
}

/** Contrast that text of any size needs, by WCAG 2.2. */
const goodContrast = 4.5;

/** The main colour with a sample of white text on it, and its contrast while it is chosen. */
function ColourField({ form, label }: { form: SaveForm<Values>; label: string }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const colour = useWatch({ control: form.control, name: 'colour' });
  const contrast = contrastWithWhite(colour);
  const grade = contrast < minContrast ? 'refused' : contrast < goodContrast ? 'weak' : 'good';
  const Icon = { refused: OctagonX, weak: CircleAlert, good: CircleCheck }[grade];
  const ratio = `${contrast.toLocaleString(i18n.language, { maximumFractionDigits: 1 })}:${format.integer(1)}`;
  return (
    <Stack gap="2">
      <TextField
        form={form}
        name="colour"
        type="color"
        label={label}
        validate={(value) => (contrastWithWhite(value) < minContrast ? 'lowContrast' : undefined)}
      />
      <Flex gap="3" align="center" wrap="wrap">
        <Box bg={colour} color="white" px="4" py="2" borderRadius="l2" fontWeight="semibold" aria-hidden>
          {t('website.settings.sample')}
        </Box>
        <Flex
          gap="1.5"
          align="center"
          textStyle="compact"
          color={grade === 'refused' ? 'fg.error' : 'fg.muted'}
          aria-live="polite"
        >
          <Icon size={14} aria-hidden />
          {t(`website.settings.contrast.${grade}`, { ratio })}
        </Flex>
      </Flex>
    </Stack>
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
    colour: {
      label: t('website.settings.colour'),
      show: (value: unknown) => <ColourSwatch value={String(value)} />,
    },
    email: { label: t('website.settings.email') },
  } satisfies FieldNames;
}
