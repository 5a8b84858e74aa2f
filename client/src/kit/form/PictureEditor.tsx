import { Box, Button, FileUpload, Flex, Text } from '@chakra-ui/react';
import { ImageUp, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/ConfirmProvider';
import { notify } from '../feedback/notify';
import { FormProblem } from './FormProblem';
import { usePictureUpload, type PictureOwner } from './usePictureUpload';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const mostMegabytes = 10;

interface Props {
  owner: PictureOwner;
  hasPicture: boolean;
  shape: 'full' | 'l2';
  /** Shows the picture, or the one that is on its way. */
  children: (preview: string | undefined) => ReactNode;
}

/** The picture of a record, with the ways to change it: a file picker, drag and drop, and none at all. */
export function PictureEditor({ owner, hasPicture, shape, children }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const upload = usePictureUpload(owner);

  const change = async (file: File) => {
    if (await upload.change(file)) notify({ type: 'success', title: t('avatar.changed') });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('avatar.removeTitle', { name: owner.name }),
      body: t('avatar.removeBody'),
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
      maxFileSize={mostMegabytes * 1024 * 1024}
      disabled={upload.isBusy}
      translations={{ dropzone: t('avatar.drop') }}
      onFileAccept={({ files: [file] }) => file && void change(file)}
      onFileReject={({ files: [rejected] }) => rejected && upload.refuse(problemOf(rejected))}
    >
      <FileUpload.HiddenInput />
      <FileUpload.Dropzone
        unstyled
        position="relative"
        boxSize="24"
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
        <Box boxSize="24" fontSize="2xl" opacity={upload.isBusy ? 0.6 : 1}>
          {children(upload.preview)}
        </Box>
      </FileUpload.Dropzone>
      {upload.isBusy ? (
        <Progress share={upload.progress ?? 0} onStop={upload.stop} />
      ) : (
        <Flex gap="2" wrap="wrap" justify="center">
          <FileUpload.Trigger asChild unstyled>
            <Button variant="outline" size="xs">
              <ImageUp aria-hidden /> {t('avatar.change')}
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
            {t('avatar.help', { count: mostMegabytes })}
          </Text>
        )}
        <FormProblem problem={upload.problem} />
      </Box>
    </FileUpload.Root>
  );
}

function Progress({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <Flex w="full" maxW="16rem" gap="3" align="center">
      <Box
        role="progressbar"
        aria-label={t('avatar.uploading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        flex="1"
        h="1.5"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" bg="brand.solid" transition="width 150ms ease-out" style={{ width: `${percent}%` }} />
      </Box>
      <Button variant="ghost" size="xs" onClick={onStop}>
        <X aria-hidden /> {t('actions.cancel')}
      </Button>
    </Flex>
  );
}

/** Why a file is not even sent. */
function problemOf({ file, errors }: FileUpload.FileRejection): string {
  if (file.type === 'image/svg+xml') return 'svgPicture';
  if (errors.includes('FILE_TOO_LARGE')) return 'tooLargePicture';
  return errors.includes('TOO_MANY_FILES') ? 'tooManyPictures' : 'noPicture';
}
