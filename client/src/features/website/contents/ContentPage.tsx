import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { ContentStep } from '../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { RichText } from '../../../kit/data/texts/RichText';
import { notify } from '../../../kit/feedback/toasts/notify';
import { SaveButton } from '../../../kit/form/FormActions';
import { useAutosave } from '../../../kit/form/useAutosave';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Editors } from '../../../kit/editing/Editors';
import { Card, Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { contentPaths } from '../paths';
import { useKind } from '../useKind';
import { BookmarkButton } from './BookmarkButton';
import { ContentForm, LanguageFact } from './ContentForm';
import { patchOf, pictureUnit, valuesOfContent, valuesOfText } from './contentForm';
import { ContentPicture } from './ContentPicture';
import {
  ContentDocument,
  useContentQuery,
  useSaveContentDraftMutation,
  useUpdateContentMutation,
  type ContentFieldsFragment,
  type ContentTextFieldsFragment,
} from './contents.generated';
import { ContentStatusBadge, DraftBadge } from './status/ContentStatusBadge';
import { ContentSteps } from './status/ContentSteps';
import { DraftActions } from './drafts/DraftActions';
import { PreviewButton } from './drafts/PreviewButton';
import { Revisions } from './drafts/Revisions';
import { ContentPictureField } from './ContentPictureField';
import { wholePictureOf } from '../picture/focus';
import { ContentContentUses } from '../uses/ContentUses';
import { Translations } from './details/Translations';
import { useContentEditors } from './useContentEditors';
import { useContentSteps } from './status/useContentSteps';
import { useMayDo } from './status/useMayDo';
import { useRecycleContent } from './useRecycleContent';

/** Editor of a content, with its state and the available actions. */
export default function ContentPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const kind = useKind();
  const query = useContentQuery({ variables: { id } });
  const content = query.data?.content;
  const paths = contentPaths(kind);
  return (
    <>
      <PageHeader
        title={content?.title ?? t(`website.areas.${kind}.one`)}
        back={{ to: paths.list, label: t(`website.areas.${kind}.title`) }}
        beside={
          content ? (
            <>
              <ContentStatusBadge content={content} /> <DraftBadge content={content} />
            </>
          ) : null
        }
        actions={
          content ? (
            <>
              <BookmarkButton content={content} />
              <DeleteButton content={content} leaveTo={paths.list} />
            </>
          ) : null
        }
      />
      <RecordState query={query} record={content}>
        {(found) =>
          found.kind === kind ? (
            <Editor key={found.id} content={found} refetch={() => void query.refetch()} />
          ) : (
            <Navigate to={contentPaths(found.kind).detail(found.id)} replace />
          )
        }
      </RecordState>
    </>
  );
}

function DeleteButton({ content, leaveTo }: { content: ContentFieldsFragment; leaveTo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { recycle, mayDelete } = useRecycleContent();
  if (!mayDelete(content)) return null;
  return (
    <Button
      variant="outline"
      onClick={async () => {
        if (await recycle(content)) await navigate(leaveTo);
      }}
    >
      <Trash2 aria-hidden /> {t('actions.delete')}
    </Button>
  );
}

function Editor({ content, refetch }: { content: ContentFieldsFragment; refetch: () => void }) {
  const { t } = useTranslation();
  const mayDo = useMayDo();
  const editors = useContentEditors(content.id);
  // Remounts the form after a save or an action, so that it starts with the stored content.
  const [round, setRound] = useState(0);
  const { start, drawer } = useContentSteps(content, {
    onMoved: () => setRound((last) => last + 1),
    onFailed: refetch,
  });
  return (
    <>
      <Editors editors={editors} />
      {mayDo('update', content) ? (
        <EditForm
          key={round}
          content={content}
          isAgain={round > 0}
          onSaved={(step) => {
            setRound((last) => last + 1);
            if (step) start(step);
          }}
          onStep={start}
        />
      ) : (
        <Reading
          content={content}
          note={t('website.readOnly')}
          steps={<ContentSteps content={content} onStep={start} />}
        />
      )}
      {drawer}
    </>
  );
}

interface EditFormProps {
  content: ContentFieldsFragment;
  /** True when this form replaces one that was saved. */
  isAgain: boolean;
  /** Called after saving. `step` is the action that had to wait for the save, such as publishing; undefined after a plain save. */
  onSaved: (step: ContentStep | undefined) => void;
  onStep: (step: ContentStep) => void;
}

function EditForm({ content, isAgain, onSaved, onStep }: EditFormProps) {
  const { id, kind, language } = content;
  const { t } = useTranslation();
  const isPublished = content.state === 'PUBLISHED';
  const [updateContent] = useUpdateContentMutation();
  const [saveDraft] = useSaveContentDraftMutation();
  const waiting = useRef<ContentStep>(undefined);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wideActions = useRef<HTMLDivElement>(null);
  const narrowActions = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const { known, setKnown, ...edit } = useRecordEdit({
    record: content,
    valuesOf: valuesOfContent,
    load: async (runQuery) => (await runQuery(ContentDocument, { id })).content,
    save: async (values, { version, draft }): Promise<void> => {
      if (isPublished) {
        const draftVersion = draft?.version ?? 0;
        const { data } = await saveDraft({
          variables: { id, version, draftVersion, input: patchOf(kind, values) },
        });
        return setKnown(data!.saveContentDraft);
      }
      await updateContent({ variables: { id, version, input: patchOf(kind, values) } });
      notify({ type: 'success', title: t('website.saved', { title: values.title }) });
      onSaved(waiting.current);
    },
  });
  const form = useSaveForm({ ...edit, units: [pictureUnit], staysOpen: isPublished });
  const [isUploading, setUploading] = useState(false);
  const autosave = useAutosave(form, isPublished && !isUploading);
  const { isDirty } = form.formState;
  // Fields without an input of their own.
  for (const name of pictureUnit) form.register(name);

  // Saving unmounted the pressed button, so its replacement or the actions on the draft receive the focus.
  useEffect(() => {
    if (!isAgain) return;
    // Depending on the width, one of them is hidden and receives no focus.
    for (const target of [saveButton, wideActions, narrowActions])
      target.current?.focus({ preventScroll: true });
  }, [isAgain]);

  /** Saves unsaved changes first, then performs the action. */
  const step = async (next: ContentStep) => {
    // A new period needs no draft: without unsaved changes, none is made.
    if (isPublished && next === 'RESCHEDULE' && !form.hasUnsaved()) return onStep(next);
    if (isPublished) return (await autosave.saveNow()) && onStep(next);
    const lacksAlt =
      next === 'PUBLISH' && form.getValues('picture') !== '' && content.pictureAlt.trim() === '';
    if (!isDirty && !lacksAlt) return onStep(next);
    waiting.current = next;
    await form.submit();
    waiting.current = undefined;
  };

  /**
   * Uploads or removes the picture: of the draft of a published content, else of the content itself. For a published content, the
   * other changes are saved before and after, because both change the version of the draft.
   */
  const uploadPicture = async (send: () => Promise<unknown>) => {
    if (isPublished) await autosave.saveNow();
    setUploading(true);
    try {
      await send();
      const { data } = await client.query({
        query: ContentDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const stored = data?.content;
      if (!stored) return;
      setKnown(stored);
      const { picture, pictureFocus } = valuesOfContent(stored);
      form.resetField('picture', { defaultValue: picture });
      form.resetField('pictureFocus.x', { defaultValue: pictureFocus.x });
      form.resetField('pictureFocus.y', { defaultValue: pictureFocus.y });
    } finally {
      setUploading(false);
      if (isPublished) void autosave.saveNow();
    }
  };

  const restore = (text: ContentTextFieldsFragment) => {
    form.reset({ ...form.getValues(), ...valuesOfText(text) }, { keepDefaultValues: true });
    notify({
      type: 'success',
      title: t(isPublished ? 'website.revisions.restoredDraft' : 'website.revisions.restored'),
    });
    if (isPublished) void autosave.saveNow();
  };

  const save = (actions: Ref<HTMLDivElement>, button?: Ref<HTMLButtonElement>) =>
    isPublished ? (
      <DraftActions
        ref={actions}
        content={content}
        form={form}
        autosave={autosave}
        known={known}
        setKnown={setKnown}
        onDone={() => onSaved(undefined)}
      />
    ) : (
      <SaveButton form={form} label={t('actions.save')} w="full" ref={button} />
    );
  return (
    <ContentForm
      kind={kind}
      form={form}
      topic={content.topic}
      publishing={
        <Stack gap="4">
          <ContentSteps content={content} onStep={(next) => void step(next)} />
          <PreviewButton content={content} prepare={isPublished ? autosave.saveNow : undefined} />
          <Box display={{ base: 'none', xl: 'block' }}>{save(wideActions, saveButton)}</Box>
        </Stack>
      }
      saving={save(narrowActions)}
      language={
        <>
          <LanguageFact language={language} />
          <Translations content={content} />
        </>
      }
      history={
        <>
          <ContentContentUses id={id} />
          <Revisions content={content} current={form.getValues} onRestore={restore} />
        </>
      }
      picture={<ContentPictureField content={content} form={form} run={uploadPicture} />}
    />
  );
}

/** Read-only view of a content, for viewers who may not change it now. */
function Reading({
  content: { title, picture, pictureAlt, pictureFocus, excerpt, body },
  note,
  steps,
}: {
  content: ContentFieldsFragment;
  note: string;
  steps: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Stack direction={{ base: 'column', xl: 'row' }} gap="5" align="flex-start">
      <Card p={{ base: '4', md: '6' }} flex="1" minW="0" w="full">
        {picture ? (
          <ContentPicture src={wholePictureOf(picture)} alt={pictureAlt} focus={pictureFocus} />
        ) : null}
        <Heading as="h2" textStyle="lg" mt="4" mb="2" dir="auto">
          {title}
        </Heading>
        <Text color="fg.muted" mb="4" dir="auto">
          {excerpt}
        </Text>
        <RichText html={body} />
      </Card>
      <Section title={t('website.publishing')} w={{ base: 'full', xl: '20rem' }}>
        <Stack gap="3">
          <Text>{note}</Text>
          {steps}
        </Stack>
      </Section>
    </Stack>
  );
}
