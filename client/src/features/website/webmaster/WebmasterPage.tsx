import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Eye, Image as ImageIcon, Signpost } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { Can, useCan } from '../../../kit/access/useCan';
import { Artwork } from '../../../kit/data/people/Artwork';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { CheckField } from '../../../kit/form/fields/CheckField';
import { TextField } from '../../../kit/form/fields/fields';
import { LongTextField } from '../../../kit/form/fields/LongTextField';
import { MomentField } from '../../../kit/form/fields/MomentField';
import { YesOrNo } from '../../../kit/form/fields/YesOrNo';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormHead } from '../../../kit/form/FormHead';
import { firstWords } from '../../../kit/form/richText/firstWords';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useRadioMoment, useRadioZone } from '../contents/useRadioMoment';
import { LanguageChoice } from '../home/LanguageChoice';
import { webmasterPaths } from '../paths';
import { NotSetUp } from '../settings/NotSetUp';
import { siteLanguages } from '../useSiteLanguages';
import { LegalTexts } from './LegalTexts';
import {
  useCreateSitePreviewMutation,
  useUpdateWebmasterMutation,
  useWebmasterQuery,
  WebmasterDocument,
  type WebmasterFieldsFragment,
} from './webmaster.generated';
import { inputOfWebmaster, legalPages, valuesOfWebmaster, type WebmasterValues } from './webmasterValues';

const Form = chakra('form');

/** Page with the operation of the website: contact, legal pages, search engines and maintenance. */
export default function WebmasterPage() {
  const { t } = useTranslation();
  const query = useWebmasterQuery();
  return (
    <>
      <PageHeader
        title={t('webmaster.title')}
        description={t('webmaster.description')}
        actions={
          <>
            <Can action="read" subject="Redirect">
              <Button asChild variant="outline">
                <Link to={webmasterPaths.redirects}>
                  <Signpost aria-hidden /> {t('redirects.title')}
                </Link>
              </Button>
            </Can>
            <Can action="update" subject="Website">
              <SitePreviewButton />
            </Can>
          </>
        }
      />
      <RecordState query={query} record={query.data && { website: query.data.website }}>
        {({ website }) => (website ? <WebmasterForm website={website} /> : <NotSetUp />)}
      </RecordState>
    </>
  );
}

/** Opens the website in a new tab as visitors will see it, whether it is public or in maintenance. */
function SitePreviewButton() {
  const { t, i18n } = useTranslation();
  const notifyError = useNotifyError();
  const [createPreview] = useCreateSitePreviewMutation();
  const open = async () => {
    // Browsers allow opening a tab only during the click, so it opens before the request.
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
    try {
      const { data } = await createPreview();
      tab?.location.replace(`${data!.createSitePreview.path}/${i18n.language.slice(0, 2)}`);
    } catch (error) {
      tab?.close();
      notifyError(t('webmaster.previewFailed'), error);
    }
  };
  return (
    <Button variant="outline" onClick={() => void open()}>
      <Eye aria-hidden /> {t('website.preview')}
    </Button>
  );
}

function WebmasterForm({ website }: { website: WebmasterFieldsFragment }) {
  const { t } = useTranslation();
  const mayUpdate = useCan()({ action: 'update', subject: 'Website' });
  const zone = useRadioZone();
  const names = useFieldNames();
  const [language, setLanguage] = useState<SiteLanguage>(siteLanguages[0]);
  const [updateWebsite] = useUpdateWebmasterMutation();
  const edit = useRecordEdit<WebmasterFieldsFragment, WebmasterValues>({
    record: website,
    valuesOf: valuesOfWebmaster,
    load: async (runQuery) => (await runQuery(WebmasterDocument, {})).website,
    save: async (values, { version }) => {
      const { data } = await updateWebsite({ variables: { version, input: inputOfWebmaster(values) } });
      edit.setKnown(data!.updateWebsite);
      notify({ type: 'success', title: t('webmaster.saved') });
    },
  });
  const form = useSaveForm(edit);
  const isOn = form.watch('isInMaintenance');
  return (
    <Form noValidate onSubmit={form.submit} maxW="48rem">
      <FormHead form={form} />
      <Stack as="fieldset" gap="5" {...(!mayUpdate && { disabled: true })}>
        <Section title={t('webmaster.maintenance')}>
          <Stack gap="4">
            <CheckField form={form} name="isInMaintenance" label={names.isInMaintenance.label} />
            <Text textStyle="compact" color="fg.muted" role="status">
              {t(isOn ? 'webmaster.maintenanceOn' : 'webmaster.maintenanceOff')}
            </Text>
            <MomentField
              form={form}
              name="maintenanceUntil"
              label={names.maintenanceUntil.label}
              help={zone && t('website.zone', { zone })}
              timeZone={zone}
              isOptional
            />
            <LanguageChoice language={language} onChoose={setLanguage} />
            <LongTextField
              // The key remounts the field, because each language has its own value.
              key={language}
              form={form}
              name={`maintenanceTexts.${language}`}
              label={names.maintenanceTexts.label}
              help={t('webmaster.maintenanceTextHelp')}
              minH="16"
              maxLength={500}
              isOptional
            />
          </Stack>
        </Section>
        <Section title={t('webmaster.contact')}>
          <Stack gap="4">
            <Text textStyle="compact" color="fg.muted">
              {t('webmaster.contactHelp')}
            </Text>
            <TextField
              form={form}
              name="phone"
              type="tel"
              label={names.phone.label}
              maxLength={40}
              isOptional
            />
            <LongTextField
              form={form}
              name="postalAddress"
              label={names.postalAddress.label}
              minH="16"
              maxLength={300}
              isOptional
            />
            <LongTextField
              form={form}
              name="socialLinks"
              label={names.socialLinks.label}
              help={t('webmaster.socialLinksHelp')}
              minH="16"
              maxLength={2500}
              isOptional
            />
          </Stack>
        </Section>
        <LegalTexts form={form} />
        <Section title={t('webmaster.searchEngines')}>
          <Stack gap="4">
            <CheckField form={form} name="isIndexed" label={names.isIndexed.label} />
            <TextField
              form={form}
              name="titleSuffix"
              label={names.titleSuffix.label}
              help={t('webmaster.titleSuffixHelp')}
              maxLength={60}
              isOptional
            />
            <LongTextField
              form={form}
              name="description"
              label={names.description.label}
              help={t('webmaster.descriptionHelp')}
              minH="16"
              maxLength={300}
              isOptional
            />
            <SocialPicture website={website} mayUpdate={mayUpdate} onChange={edit.setVersion} />
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

/** Picture of shared pages without a picture of their own. It is saved separately from the form. */
function SocialPicture({
  website,
  mayUpdate,
  onChange,
}: {
  website: WebmasterFieldsFragment;
  mayUpdate: boolean;
  onChange: (version: number) => void;
}) {
  const { t } = useTranslation();
  const { data } = useWebmasterQuery();
  const { id, socialPicture } = data?.website ?? website;
  const picture = (preview?: string) => <Artwork src={preview ?? socialPicture} icon={ImageIcon} />;
  return (
    <Stack gap="2">
      <Text textStyle="compact" fontWeight="medium">
        {t('webmaster.socialPicture')}
      </Text>
      {mayUpdate ? (
        <PictureEditor
          owner={{
            typename: 'Website',
            id,
            name: t('webmaster.socialPicture'),
            property: 'socialPicture',
            url: `/uploads/websites/${id}/picture`,
            onChange,
          }}
          hasPicture={socialPicture !== ''}
          shape="l2"
          measure={{ w: 'full', aspectRatio: 1200 / 630 }}
          withoutText={t('webmaster.withoutSocialPicture')}
        >
          {picture}
        </PictureEditor>
      ) : (
        <Box aspectRatio={1200 / 630}>{picture()}</Box>
      )}
    </Stack>
  );
}

function useFieldNames() {
  const { t } = useTranslation();
  const moment = useRadioMoment();
  const textsOf = (value: unknown) =>
    siteLanguages
      .map((language) => firstWords((value as Record<SiteLanguage, string>)[language]))
      .filter(Boolean)
      .join(' · ');
  return {
    phone: { label: t('webmaster.phone') },
    postalAddress: { label: t('webmaster.postalAddress') },
    socialLinks: { label: t('webmaster.socialLinks') },
    isIndexed: {
      label: t('webmaster.isIndexed'),
      show: (value: unknown) => <YesOrNo value={value === true} />,
    },
    titleSuffix: { label: t('webmaster.titleSuffix') },
    description: { label: t('webmaster.pageDescription') },
    isInMaintenance: {
      label: t('webmaster.isInMaintenance'),
      show: (value: unknown) => <YesOrNo value={value === true} />,
    },
    maintenanceUntil: {
      label: t('webmaster.maintenanceUntil'),
      show: (value: unknown) => (value ? moment(String(value)) : ''),
    },
    maintenanceTexts: { label: t('webmaster.maintenanceText'), show: textsOf },
    legalTexts: {
      label: t('webmaster.legal'),
      show: (value: unknown) =>
        legalPages.map((page) => textsOf((value as WebmasterValues['legalTexts'])[page])).join(' | '),
    },
  } satisfies FieldNames;
}
