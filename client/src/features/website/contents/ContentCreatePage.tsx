import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ContentKind, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { useSession } from '../../../apollo/session/SessionContext';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { FormActions } from '../../../kit/form/FormActions';
import { SelectField } from '../../../kit/form/fields/fields';
import { RecordPicker } from '../../../kit/form/pickers/RecordPicker';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { contentPaths } from '../paths';
import { useKind } from '../useKind';
import { siteLanguages, useSiteLanguages } from '../useSiteLanguages';
import { ContentForm } from './ContentForm';
import { inputOf, newContent, newTranslation, type ContentFormValues } from './contentForm';
import { useContentQuery, useCreateContentMutation } from './contents.generated';
import { foundContents } from './foundContents';

/** Page to add a content, or a translation of the content in the URL parameter `translationOf`. */
export default function ContentCreatePage() {
  const { t } = useTranslation();
  const kind = useKind();
  const [params] = useSearchParams();
  const sourceId = params.get('translationOf');
  const language = useFirstLanguage(params.get('language'));
  const paths = contentPaths(kind);
  return (
    <>
      <PageHeader
        title={sourceId ? t(`website.translate.${language}`) : t(`website.areas.${kind}.add`)}
        back={
          sourceId
            ? { to: paths.detail(sourceId), label: t(`website.areas.${kind}.one`) }
            : { to: paths.list, label: t(`website.areas.${kind}.title`) }
        }
      />
      {sourceId ? (
        <Translation key={`${sourceId} ${language}`} kind={kind} sourceId={sourceId} language={language} />
      ) : (
        <CreateForm key={kind} kind={kind} defaultValues={newContent(language)} cancelTo={paths.list} />
      )}
    </>
  );
}

/** Initial language: from the address, else that of the radio, else English. */
function useFirstLanguage(param: string | null): SiteLanguage {
  const { viewer } = useSession();
  const known = (tag: string | undefined) =>
    siteLanguages.find((language) => language === tag?.slice(0, 2).toUpperCase());
  return known(param ?? undefined) ?? known(viewer?.radio?.language) ?? 'EN';
}

function Translation({
  kind,
  sourceId,
  language,
}: {
  kind: ContentKind;
  sourceId: string;
  language: SiteLanguage;
}) {
  const query = useContentQuery({ variables: { id: sourceId } });
  return (
    <RecordState query={query} record={query.data?.content}>
      {(source) => (
        <CreateForm
          kind={kind}
          defaultValues={newTranslation(source, language)}
          topic={source.topic}
          cancelTo={contentPaths(kind).detail(sourceId)}
        />
      )}
    </RecordState>
  );
}

function CreateForm({
  kind,
  defaultValues,
  topic,
  cancelTo,
}: {
  kind: ContentKind;
  defaultValues: ContentFormValues;
  topic?: { id: string; name: string } | null;
  cancelTo: string;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createContent] = useCreateContentMutation();
  const { translationOf, language } = defaultValues;
  const form = useSaveForm<ContentFormValues>({
    defaultValues,
    units: [['translationOf.id', 'translationOf.text']],
    // Separates the drafts, because the path is the same for every source and language of a translation.
    about: translationOf.id && `${translationOf.id} ${language}`,
    save: async (values) => {
      const { data } = await createContent({ variables: { input: inputOf(kind, values) } });
      notify({ type: 'success', title: t('website.added', { title: values.title }) });
      await navigate(contentPaths(kind).detail(data!.createContent.id), { replace: true });
    },
  });
  const actions = <FormActions form={form} saveLabel={t('website.saveDraft')} cancelTo={cancelTo} />;
  return (
    <ContentForm
      kind={kind}
      form={form}
      topic={topic}
      publishing={
        <Stack gap="4">
          <Text color="fg.muted" textStyle="compact">
            {t('website.beginsAsDraft')}
          </Text>
          <Box display={{ base: 'none', xl: 'block' }}>{actions}</Box>
        </Stack>
      }
      saving={actions}
      language={<LanguageFields kind={kind} form={form} />}
      picture={<Text color="fg.muted">{t('website.pictureLater')}</Text>}
    />
  );
}

function LanguageFields({ kind, form }: { kind: ContentKind; form: SaveForm<ContentFormValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        form={form}
        name="language"
        label={t('website.fields.language')}
        help={t('website.languageHelp')}
        options={useSiteLanguages()}
      />
      <RecordPicker
        form={form}
        name="translationOf"
        label={t('website.fields.translationOf')}
        help={t('website.translationOfHelp')}
        isOptional
        chosen={form.watch('translationOf')}
        onChoose={(picked) => form.setValue('translationOf', picked, { shouldDirty: true })}
        useFound={foundContents[kind]}
        showLabel={t('website.showAll')}
      />
    </>
  );
}
