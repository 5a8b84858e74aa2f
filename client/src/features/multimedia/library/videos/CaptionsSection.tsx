import { Button, FileUpload, Flex, Stack, Text } from '@chakra-ui/react';
import { Captions, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useConfirm } from '../../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../../kit/feedback/notify';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { UploadProgress } from '../../../../kit/form/uploads/UploadProgress';
import { useFileUpload, type FileRefusal } from '../../../../kit/form/uploads/useFileUpload';
import { Section } from '../../../../kit/layout/Card';
import type { VideoDetailFragment } from './videos.generated';

const maxBytes = 1024 * 1024;
const touchTarget = { base: '11', md: '9' };

/** The captions of a video, with the ways to add, replace and remove them. */
export function CaptionsSection({ video }: { video: VideoDetailFragment }) {
  const { t } = useTranslation();
  const mayEdit = useCan()({ action: 'update', subject: 'Video' });
  const { captionsUrl } = video;
  return (
    <Section title={t('multimedia.captions.title')}>
      <Stack gap="3">
        <Text color="fg.muted">
          {captionsUrl
            ? t('multimedia.captions.there')
            : t(`multimedia.captions.${mayEdit ? 'none' : 'noneToRead'}`)}
        </Text>
        {mayEdit ? <CaptionsEditor video={video} /> : captionsUrl ? <DownloadButton video={video} /> : null}
      </Stack>
    </Section>
  );
}

function CaptionsEditor({ video }: { video: VideoDetailFragment }) {
  const { id, title, captionsUrl } = video;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const owner = { typename: 'Video', id, property: 'captionsUrl', url: `/uploads/media/${id}/captions` };
  const upload = useFileUpload(owner, {
    textOf: ({ isTooLarge, fields, line }: FileRefusal) => {
      if (isTooLarge) return fieldMessage(t, 'tooLargeCaptions');
      if (!fields?.['captions']) return undefined;
      const problem = fieldMessage(t, fields['captions']);
      return line === undefined ? problem : t('multimedia.captions.inLine', { line, problem });
    },
  });

  const change = async (file: File) => {
    if (await upload.change(file))
      notify({ type: 'success', title: t(`multimedia.captions.${captionsUrl ? 'replaced' : 'added'}`) });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('multimedia.captions.removeTitle', { title }),
      body: t('multimedia.captions.removeBody'),
      confirmLabel: t('multimedia.captions.remove'),
      isDestructive: true,
    });
    if (isSure && (await upload.remove()))
      notify({ type: 'success', title: t('multimedia.captions.removed') });
  };

  return (
    <FileUpload.Root
      unstyled
      display="flex"
      flexDirection="column"
      gap="3"
      // A file leaves as soon as it is chosen, so that none is ever kept here.
      acceptedFiles={[]}
      accept={['.vtt', '.srt'] as never}
      maxFileSize={maxBytes}
      disabled={upload.isBusy}
      onFileAccept={({ files: [file] }) => file && void change(file)}
      onFileReject={({ files: [rejected] }) => {
        if (!rejected) return;
        const isTooLarge = rejected.errors.includes('FILE_TOO_LARGE');
        upload.refuse(fieldMessage(t, isTooLarge ? 'tooLargeCaptions' : 'notCaptions'));
      }}
    >
      <FileUpload.HiddenInput />
      {upload.isBusy ? (
        <UploadProgress
          label={t('multimedia.captions.uploading')}
          share={upload.progress ?? 0}
          onStop={upload.stop}
        />
      ) : (
        <Flex gap="2" wrap="wrap">
          <FileUpload.Trigger asChild unstyled>
            <Button variant="outline" size="sm" minH={touchTarget}>
              <Captions aria-hidden /> {t(`multimedia.captions.${captionsUrl ? 'replace' : 'add'}`)}
            </Button>
          </FileUpload.Trigger>
          {captionsUrl ? (
            <>
              <DownloadButton video={video} />
              <Button variant="ghost" size="sm" minH={touchTarget} onClick={() => void remove()}>
                <Trash2 aria-hidden /> {t('multimedia.captions.remove')}
              </Button>
            </>
          ) : null}
        </Flex>
      )}
      {upload.problem ? null : (
        <Text textStyle="xs" color="fg.muted">
          {t('multimedia.captions.help')}
        </Text>
      )}
      <FormProblem problem={upload.problem} />
    </FileUpload.Root>
  );
}

function DownloadButton({ video: { title, captionsUrl } }: { video: VideoDetailFragment }) {
  const { t } = useTranslation();
  return (
    <Button asChild variant="ghost" size="sm" minH={touchTarget} alignSelf="flex-start">
      <a href={captionsUrl!} download={`${title}.vtt`}>
        <Download aria-hidden /> {t('multimedia.captions.download')}
      </a>
    </Button>
  );
}
