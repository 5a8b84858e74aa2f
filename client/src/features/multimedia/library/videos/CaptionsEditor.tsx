import { Button, FileUpload, Flex, Text } from '@chakra-ui/react';
import { Captions, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/ConfirmProvider';
import { notify } from '../../../../kit/feedback/notify';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { UploadProgress } from '../../../../kit/form/uploads/UploadProgress';
import { useFileUpload, type FileOwner, type FileRefusal } from '../../../../kit/form/uploads/useFileUpload';

const maxBytes = 1024 * 1024;
const touchTarget = { base: '11', md: '9' };

interface CaptionsFile {
  /** Section of the texts. */
  words: 'multimedia.captions' | 'episodes.timedTranscript';
  owner: FileOwner;
  title: string;
  /** Address of the current file; null without one. */
  url: string | null;
}

/** Uploads, replaces, downloads and removes the captions file of a record: WebVTT or SRT. */
export function CaptionsEditor({ words, owner, title, url }: CaptionsFile) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const upload = useFileUpload(owner, {
    textOf: ({ isTooLarge, fields, line }: FileRefusal) => {
      if (isTooLarge) return fieldMessage(t, 'tooLargeCaptions');
      if (!fields?.['captions']) return undefined;
      if (line === undefined) return fieldMessage(t, fields['captions']);
      if (fields['captions'] === 'captionTimes' && words === 'episodes.timedTranscript')
        return t('episodes.timedTranscript.timesMissing', { line });
      return t('multimedia.captions.inLine', { line, problem: fieldMessage(t, fields['captions']) });
    },
  });

  const change = async (file: File) => {
    if (await upload.change(file))
      notify({ type: 'success', title: t(`${words}.${url ? 'replaced' : 'added'}`) });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t(`${words}.removeTitle`, { title }),
      body: t(`${words}.removeBody`),
      confirmLabel: t(`${words}.remove`),
      isDestructive: true,
    });
    if (isSure && (await upload.remove())) notify({ type: 'success', title: t(`${words}.removed`) });
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
        <UploadProgress label={t(`${words}.uploading`)} share={upload.progress ?? 0} onStop={upload.stop} />
      ) : (
        <Flex gap="2" wrap="wrap">
          <FileUpload.Trigger asChild unstyled>
            <Button variant="outline" size="sm" minH={touchTarget}>
              <Captions aria-hidden /> {t(`${words}.${url ? 'replace' : 'add'}`)}
            </Button>
          </FileUpload.Trigger>
          {url ? (
            <>
              <DownloadCaptions words={words} title={title} url={url} />
              <Button variant="ghost" size="sm" minH={touchTarget} onClick={() => void remove()}>
                <Trash2 aria-hidden /> {t(`${words}.remove`)}
              </Button>
            </>
          ) : null}
        </Flex>
      )}
      {upload.problem ? null : (
        <Text textStyle="xs" color="fg.muted">
          {t(`${words}.help`)}
        </Text>
      )}
      <FormProblem problem={upload.problem} />
    </FileUpload.Root>
  );
}

/** Downloads the captions file of a record. */
export function DownloadCaptions({ words, title, url }: Omit<CaptionsFile, 'owner'>) {
  const { t } = useTranslation();
  return (
    <Button asChild variant="ghost" size="sm" minH={touchTarget} alignSelf="flex-start">
      <a href={url ?? undefined} download={`${title}.vtt`}>
        <Download aria-hidden /> {t(`${words}.download`)}
      </a>
    </Button>
  );
}
