import { FileUpload, IconButton } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toolStyle } from './toolStyle';
import { VoiceNoteButton } from './VoiceNoteButton';

/** Buttons that choose files for a message, or record a voice note. */
export function FileTools({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <FileUpload.Root
        unstyled
        w="auto"
        // Always empty, because useSentFiles manages the chosen files instead of this component.
        acceptedFiles={[]}
        maxFiles={Number.MAX_SAFE_INTEGER}
        onFileAccept={({ files }) => files.length > 0 && onFiles(files)}
      >
        <FileUpload.HiddenInput />
        <FileUpload.Trigger asChild unstyled>
          <IconButton {...toolStyle} aria-label={t('chatFiles.attach')} title={t('chatFiles.attach')}>
            <Paperclip aria-hidden />
          </IconButton>
        </FileUpload.Trigger>
      </FileUpload.Root>
      <VoiceNoteButton onNote={(note) => onFiles([note])} />
    </>
  );
}
