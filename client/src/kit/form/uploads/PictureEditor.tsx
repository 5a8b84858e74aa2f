import { Box, Button, FileUpload, Flex, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { notify } from '../../feedback/toasts/notify';
import { FormProblem } from '../FormProblem';
import { maxPictureMegabytes, pictureTypes, problemOfChosen } from './chosenPictures';
import { UploadProgress } from './UploadProgress';
import { usePictureUpload, type PictureOwner } from './usePictureUpload';

interface Props {
  owner: PictureOwner;
  hasPicture: boolean;
  shape: 'full' | 'l2';
  /** Size of the picture. Defaults to a small square. */
  measure?: { boxSize: string } | { w: string; aspectRatio: number };
  /** Sentence of the confirmation that says what happens when the picture is removed. */
  withoutText?: string;
  /** Renders the picture, or the preview while it uploads. */
  children: (preview: string | undefined) => ReactNode;
}

/** Editor of a record's picture, with a file picker, drag and drop, and a button to remove it. */
export function PictureEditor({
  owner,
  hasPicture,
  shape,
  measure = { boxSize: '24' },
  withoutText,
  children,
}: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const upload = usePictureUpload(owner);

  const change = async (file: File) => {
    if (await upload.change(file)) notify({ type: 'success', title: t('avatar.changed') });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('avatar.removeTitle', { name: owner.name }),
      body: withoutText ?? t('avatar.removeBody'),
      confirmLabel: t('avatar.remove'),
      isDestructive: true,
    });
    if (isSure && (await upload.remove())) notify({ type: 'success', title: t('avatar.removed') });
  };

  return (
    <FileUpload.Root
      unstyled
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="3"
      w="full"
      // Files are uploaded as soon as they are chosen, so the component's own list stays empty.
      acceptedFiles={[]}
      accept={pictureTypes}
      maxFileSize={maxPictureMegabytes * 1024 * 1024}
      disabled={upload.isBusy}
      translations={{ dropzone: t('avatar.drop') }}
      onFileAccept={({ files: [file] }) => file && void change(file)}
      onFileReject={({ files: [rejected] }) => rejected && upload.refuse(problemOfChosen(rejected))}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Dropzone
        unstyled
        position="relative"
        {...measure}
        borderRadius={shape}
        outlineWidth="2px"
        outlineStyle="dashed"
        outlineColor="transparent"
        outlineOffset="3px"
        cursor={upload.isBusy ? 'progress' : 'pointer'}
        transition="outline-color 120ms ease-out"
        _hover={{ outlineColor: 'border.emphasized' }}
        _dragging={{ outlineColor: 'brand.solid', outlineStyle: 'solid' }}
        _focusVisible={{ outlineColor: 'brand.focusRing', outlineStyle: 'solid' }}
      >
        <Box {...measure} fontSize="2xl" opacity={upload.isBusy ? 0.6 : 1}>
          {children(upload.preview)}
        </Box>
      </FileUpload.Dropzone>
      {upload.isBusy ? (
        <UploadProgress label={t('avatar.uploading')} share={upload.progress ?? 0} onStop={upload.stop} />
      ) : (
        <Flex gap="2" wrap="wrap" justify="center">
          <FileUpload.Trigger asChild unstyled>
            <Button variant="outline" size="xs">
              <ImageUp aria-hidden /> {t(hasPicture ? 'avatar.change' : 'avatar.add')}
            </Button>
          </FileUpload.Trigger>
          {hasPicture ? (
            <Button variant="ghost" size="xs" onClick={() => void remove()}>
              <Trash2 aria-hidden /> {t('avatar.remove')}
            </Button>
          ) : null}
        </Flex>
      )}
      <Box w="full" textAlign={upload.problem ? 'start' : 'center'}>
        {upload.problem ? null : (
          <Text textStyle="xs" color="fg.muted">
            {t('avatar.help', { count: maxPictureMegabytes })}
          </Text>
        )}
        <FormProblem problem={upload.problem} />
      </Box>
    </FileUpload.Root>
  );
}
