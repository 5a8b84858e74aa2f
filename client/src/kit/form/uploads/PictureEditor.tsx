import { Box, Button, FileUpload, Flex, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/ConfirmProvider';
import { notify } from '../../feedback/notify';
import { FormProblem } from '../FormProblem';
import { UploadProgress } from './UploadProgress';
import { usePictureUpload, type PictureOwner } from './usePictureUpload';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const maxMegabytes = 10;

interface Props {
  owner: PictureOwner;
  hasPicture: boolean;
  shape: 'full' | 'l2';
  /** Its measure; a small square unless said otherwise. */
  measure?: { boxSize: string } | { w: string; aspectRatio: number };
  /** What is shown once there is none. */
  withoutText?: string;
  /** Shows the picture, or the one that is on its way. */
  children: (preview: string | undefined) => ReactNode;
}

/** The picture of a record, with the ways to change it: a file picker, drag and drop, and none at all. */
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
      // A picture leaves as soon as it is chosen, so that none is ever kept here.
      acceptedFiles={[]}
      accept={accepted as never}
      maxFileSize={maxMegabytes * 1024 * 1024}
      disabled={upload.isBusy}
      translations={{ dropzone: t('avatar.drop') }}
      onFileAccept={({ files: [file] }) => file && void change(file)}
      onFileReject={({ files: [rejected] }) => rejected && upload.refuse(problemOf(rejected))}
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
            {t('avatar.help', { count: maxMegabytes })}
          </Text>
        )}
        <FormProblem problem={upload.problem} />
      </Box>
    </FileUpload.Root>
  );
}

/** Why a file is not even sent. */
function problemOf({ file, errors }: FileUpload.FileRejection): string {
  if (file.type === 'image/svg+xml') return 'svgPicture';
  if (errors.includes('FILE_TOO_LARGE')) return 'tooLargePicture';
  return errors.includes('TOO_MANY_FILES') ? 'tooManyPictures' : 'noPicture';
}
