import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { ContentStep } from '../../../apollo/schemaTypes.generated';
import { RecordState } from '../../../kit/data/RecordState';
import { RichText } from '../../../kit/data/RichText';
import { notify } from '../../../kit/feedback/notify';
import { SaveButton } from '../../../kit/form/FormActions';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Card, Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { contentPaths } from '../paths';
import { useKind } from '../useKind';
import { ContentForm, LanguageFact, PictureAltField } from './ContentForm';
import { patchOf, valuesOfContent } from './contentForm';
import { ContentPicture } from './ContentPicture';
import {
  ContentDocument,
  useContentQuery,
  useUpdateContentMutation,
  type ContentFieldsFragment,
} from './contents.generated';
import { ContentStatusBadge } from './ContentStatusBadge';
import { ContentSteps } from './ContentSteps';
import { Translations } from './Translations';
import { useContentSteps } from './useContentSteps';
import { useMayDo } from './useMayDo';
import { useRecycleContent } from './useRecycleContent';

/** Editor of a content, with its state and the steps to the next one. */
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
        beside={content ? <ContentStatusBadge content={content} /> : null}
        actions={content ? <DeleteButton content={content} leaveTo={paths.list} /> : null}
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
  // A new form begins with the content as it was saved, or as a step left it.
  const [round, setRound] = useState(0);
  const { start, drawer } = useContentSteps(content, {
    onMoved: () => setRound((last) => last + 1),
    onFailed: refetch,
  });
  const mayEdit = mayDo('update', content) && (content.state !== 'PUBLISHED' || mayDo('publish', content));
  return (
    <>
      {mayEdit ? (
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
          note={mayDo('update', content) ? t('website.readOnly.published') : t('website.readOnly.other')}
          steps={<ContentSteps content={content} onStep={start} />}
        />
      )}
      {drawer}
    </>
  );
}

interface EditFormProps {
  content: ContentFieldsFragment;
  /** True when the form replaces one that was saved. */
  isAgain: boolean;
  /** Called after saving, with the step that waits for it. */
  onSaved: (step: ContentStep | undefined) => void;
  onStep: (step: ContentStep) => void;
}

function EditForm({ content, isAgain, onSaved, onStep }: EditFormProps) {
  const { id, kind, title, language, topic, picture, pictureAlt } = content;
  const { t } = useTranslation();
  const [updateContent] = useUpdateContentMutation();
  const waiting = useRef<ContentStep>(undefined);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { setVersion, ...edit } = useRecordEdit({
    record: content,
    valuesOf: valuesOfContent,
    load: async (ask) => (await ask(ContentDocument, { id })).content,
    save: async (values, { version }) => {
      await updateContent({ variables: { id, version, input: patchOf(kind, values) } });
      notify({ type: 'success', title: t('website.saved', { title: values.title }) });
      onSaved(waiting.current);
    },
  });
  const form = useSaveForm(edit);
  const { isDirty } = form.formState;

  // The button that was pressed went with the form that was saved.
  useEffect(() => {
    if (isAgain) saveButton.current?.focus({ preventScroll: true });
  }, [isAgain]);

  /** Saves unsaved changes first; the step follows once they are saved. */
  const step = async (next: ContentStep) => {
    const lacksAlt = next === 'PUBLISH' && picture !== '' && pictureAlt === '';
    if (!isDirty && !lacksAlt) return onStep(next);
    waiting.current = next;
    await form.submit();
    waiting.current = undefined;
  };

  const save = <SaveButton form={form} label={t('actions.save')} w="full" />;
  return (
    <ContentForm
      kind={kind}
      form={form}
      topic={topic}
      publishing={
        <Stack gap="4">
          <ContentSteps content={content} onStep={(next) => void step(next)} />
          <Box display={{ base: 'none', xl: 'block' }}>
            <SaveButton form={form} label={t('actions.save')} w="full" ref={saveButton} />
          </Box>
        </Stack>
      }
      saving={save}
      language={
        <>
          <LanguageFact language={language} />
          <Translations content={content} />
        </>
      }
      picture={
        <Stack gap="4">
          <PictureEditor
            owner={{
              typename: 'Content',
              id,
              name: title,
              property: 'picture',
              url: `/uploads/website/${id}/picture`,
              onChange: setVersion,
            }}
            hasPicture={picture !== ''}
            shape="l2"
            measure={{ w: 'full', aspectRatio: 16 / 9 }}
            withoutText={t('website.withoutPicture')}
          >
            {(preview) => <ContentPicture src={preview ?? picture} />}
          </PictureEditor>
          <PictureAltField form={form} isRequired={picture !== ''} />
        </Stack>
      }
    />
  );
}

/** A content for people who may not change it now. */
function Reading({
  content: { title, picture, pictureAlt, excerpt, body },
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
        {picture ? <ContentPicture src={picture} alt={pictureAlt} /> : null}
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
