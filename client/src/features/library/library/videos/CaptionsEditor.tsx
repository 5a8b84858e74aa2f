import { Button, FileUpload, Flex, Text } from '@chakra-ui/react';
import { Captions, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { UploadProgress } from '../../../../kit/form/uploads/UploadProgress';
import { useFileUpload, type FileOwner, type FileRefusal } from '../../../../kit/form/uploads/useFileUpload';

const maxBytes = 1024 * 1024;
const touchTarget = { base: '11', md: '9' };

type CaptionsText =
  | 'add'
  | 'added'
  | 'download'
  | 'help'
  | 'remove'
  | 'removeBody'
  | 'removeTitle'
  | 'removed'
  | 'replace'
  | 'replaced'
  | 'uploading';

interface CaptionsFile {
  /** Returns a text of this kind of captions file. */
  textOf: (key: CaptionsText, values?: { title: string }) => string;
  owner: FileOwner;
  title: string;
  /** Address of the current file; null when there is none. */
  url: string | null;
}

interface TimesMissing {
  /** Text for a line without times; a general text when absent. */
  timesMissing?: (line: number) => string;
}

/** Uploads, replaces, downloads and removes the captions file of a record: WebVTT or SRT. */
export function CaptionsEditor({ textOf, timesMissing, owner, title, url }: CaptionsFile & TimesMissing) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const upload = useFileUpload(owner, {
    textOf: ({ isTooLarge, fields, line }: FileRefusal) => {
      if (isTooLarge) return fieldMessage(t, 'tooLargeCaptions');
      if (!fields?.['captions']) return undefined;
      if (line === undefined) return fieldMessage(t, fields['captions']);
      if (fields['captions'] === 'captionTimes' && timesMissing) return timesMissing(line);
      return t('multimedia.captions.inLine', { line, problem: fieldMessage(t, fields['captions']) });
    },
  });

  const change = async (file: File) => {
    if (await upload.change(file)) notify({ type: 'success', title: textOf(url ? 'replaced' : 'added') });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: textOf('removeTitle', { title }),
      body: textOf('removeBody'),
      confirmLabel: textOf('remove'),
      isDestructive: true,
    });
    if (isSure && (await upload.remove())) notify({ type: 'success', title: textOf('removed') });
  };

  return (
    <FileUpload.Root
      unstyled
      display="flex"
      flexDirection="column"
      gap="3"
      // Each file is uploaded at once, so the component's own list stays empty.
      acceptedFiles={[]}
      accept={['.vtt', '.srt']}
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
        <UploadProgress label={textOf('uploading')} share={upload.progress ?? 0} onStop={upload.stop} />
      ) : (
        <Flex gap="2" wrap="wrap">
          <FileUpload.Trigger asChild unstyled>
            <Button variant="outline" size="sm" minH={touchTarget}>
              <Captions aria-hidden /> {textOf(url ? 'replace' : 'add')}
            </Button>
          </FileUpload.Trigger>
          {url ? (
            <>
              <DownloadCaptions textOf={textOf} title={title} url={url} />
              <Button variant="ghost" size="sm" minH={touchTarget} onClick={() => void remove()}>
                <Trash2 aria-hidden /> {textOf('remove')}
              </Button>
            </>
          ) : null}
        </Flex>
      )}
      {upload.problem ? null : (
        <Text textStyle="xs" color="fg.muted">
          {textOf('help')}
        </Text>
      )}
      <FormProblem problem={upload.problem} />
    </FileUpload.Root>
  );
}

/** Downloads the captions file of a record. */
export function DownloadCaptions({ textOf, title, url }: Omit<CaptionsFile, 'owner'>) {
  return (
    <Button asChild variant="ghost" size="sm" minH={touchTarget} alignSelf="flex-start">
      <a href={url ?? undefined} download={`${title}.vtt`}>
        <Download aria-hidden /> {textOf('download')}
      </a>
    </Button>
  );
}
