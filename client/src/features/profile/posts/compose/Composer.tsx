import { Button, chakra, Field, FileUpload, Flex, Stack, Text, Textarea } from '@chakra-ui/react';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { pictureTypes } from '../../../../kit/form/uploads/chosenPictures';
import { DropHint } from '../../../../kit/form/uploads/DropHint';
import { UploadProgress } from '../../../../kit/form/uploads/UploadProgress';
import { useFileDrop } from '../../../../kit/form/uploads/useFileDrop';
import { Card } from '../../../../kit/layout/Card';
import { maxMegabytes, videoTypes } from './attachment';
import { AttachmentPreview } from './AttachmentPreview';
import { useComposer } from './useComposer';
import type { FeedOwner } from '../usePostFeed';

const Form = chakra('form');
const longest = 5000;
const fewLeft = 500;

/** Form for a new post: a text, a picture or a video. */
export function Composer({ owner }: { owner: FeedOwner }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const composer = useComposer(owner);
  const { text, attached, progress, problem, isBusy } = composer;
  const drop = useFileDrop(([dropped]) => !isBusy && composer.attach(dropped));
  return (
    <Card p="4" position="relative" {...drop.target}>
      {drop.isOver ? <DropHint>{t('profile.composer.drop')}</DropHint> : null}
      <FileUpload.Root
        unstyled
        // `useComposer` has the file, so the component's own list stays empty.
        acceptedFiles={[]}
        accept={[...pictureTypes, ...videoTypes]}
        disabled={isBusy}
        onFileAccept={({ files: [chosen] }) => chosen && composer.attach(chosen)}
        onFileReject={({ files: [rejected] }) => rejected && composer.attach(rejected.file)}
      >
        <FileUpload.HiddenInput />
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void composer.publish();
          }}
        >
          <FormProblem problem={problem.form} />
          <Field.Root invalid={problem.field !== undefined} gap="1" mt={problem.form ? '3' : '0'}>
            <Field.Label srOnly>{t('profile.composer.label')}</Field.Label>
            <Flex gap="3" w="full" align="flex-start">
              <PersonAvatar name={viewer.fullName} src={viewer.avatar} size="sm" />
              <Textarea
                value={text}
                placeholder={t('profile.composer.placeholder')}
                rows={2}
                autoresize
                maxH="80"
                resize="none"
                dir="auto"
                readOnly={isBusy}
                onChange={({ target }) => composer.write(target.value)}
                onPaste={({ clipboardData }) => {
                  const [pasted] = clipboardData.files;
                  if (pasted) composer.attach(pasted);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                    event.currentTarget.form?.requestSubmit();
                }}
              />
            </Flex>
            {problem.field ? (
              <Field.ErrorText>
                <CircleAlert size={12} aria-hidden /> {problem.field}
              </Field.ErrorText>
            ) : null}
          </Field.Root>
          <Stack gap="3" mt="3">
            {attached ? (
              <AttachmentPreview
                file={attached.file}
                address={attached.preview}
                onRemove={isBusy ? undefined : () => composer.attach(undefined)}
              />
            ) : null}
            {progress === undefined || !attached ? null : (
              <UploadProgress
                label={t('profile.composer.uploading', { name: attached.file.name })}
                share={progress}
                onStop={composer.stop}
              />
            )}
            <Flex justify="space-between" align="center" gap="2" wrap="wrap">
              <FileUpload.Trigger asChild unstyled>
                <Button variant="ghost" color="fg.muted" title={t('profile.composer.help', maxOf)}>
                  <ImagePlus aria-hidden /> {t('profile.composer.attach')}
                </Button>
              </FileUpload.Trigger>
              <Flex gap="3" align="center" ms="auto">
                <Remaining typed={text.length} />
                <Button
                  type="submit"
                  colorPalette="brand"
                  loading={isBusy}
                  loadingText={t('profile.composer.publishing')}
                  disabled={text.length > longest}
                >
                  {t('profile.composer.publish')}
                </Button>
              </Flex>
            </Flex>
          </Stack>
        </Form>
      </FileUpload.Root>
    </Card>
  );
}

const maxOf = { picture: maxMegabytes.picture, video: maxMegabytes.video };

/** Number of remaining characters, shown when few are left. */
function Remaining({ typed }: { typed: number }) {
  const { t } = useTranslation();
  const left = longest - typed;
  if (left > fewLeft) return null;
  return (
    <Text textStyle="xs" color={left < 0 ? 'fg.error' : 'fg.muted'} role="status">
      {left < 0 ? t('profile.composer.over', { count: -left }) : t('profile.composer.left', { count: left })}
    </Text>
  );
}
