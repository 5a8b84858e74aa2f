import { Box, FileUpload, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/toasts/notify';
import { FormProblem } from '../../kit/form/FormProblem';
import { pictureTypes } from '../../kit/form/uploads/chosenPictures';
import { UploadProgress } from '../../kit/form/uploads/UploadProgress';
import { usePictureUpload } from '../../kit/form/uploads/usePictureUpload';
import { maxMegabytes, problemOfFile } from './posts/compose/attachment';
import { CoverPicture } from './CoverPicture';
import type { ProfileQuery } from './profile.generated';

type Owner = NonNullable<ProfileQuery['profile']>;

/** Cover picture of the viewer's own profile, with buttons to change it. */
export function CoverEditor({ profile: { id, fullName, cover } }: { profile: Owner }) {
  const { t } = useTranslation();
  const upload = usePictureUpload({
    typename: 'Profile',
    id,
    name: fullName,
    property: 'cover',
    url: `/uploads/users/${id}/cover`,
  });
  const change = async (file: File) => {
    if (await upload.change(file)) notify({ type: 'success', title: t('profile.coverChanged') });
  };
  const remove = async () => {
    if (await upload.remove()) notify({ type: 'success', title: t('profile.coverRemoved') });
  };
  return (
    <FileUpload.Root
      unstyled
      position="relative"
      acceptedFiles={[]}
      accept={pictureTypes}
      maxFileSize={maxMegabytes.picture * 1024 * 1024}
      disabled={upload.isBusy}
      onFileAccept={({ files: [file] }) => file && void change(file)}
      onFileReject={({ files: [rejected] }) =>
        rejected && upload.refuse(problemOfFile(rejected.file) ?? 'noPicture')
      }
    >
      <FileUpload.HiddenInput />
      <CoverPicture cover={upload.preview ?? cover} name={fullName} isFaint={upload.isBusy} />
      <FileUpload.Context>
        {({ openFilePicker }) => (
          <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount>
            <Menu.Trigger asChild>
              <IconButton
                position="absolute"
                top="3"
                insetEnd="3"
                variant="surface"
                aria-label={t('profile.changeCover')}
                disabled={upload.isBusy}
              >
                <Camera />
              </IconButton>
            </Menu.Trigger>
            <Portal>
              <Menu.Positioner>
                <Menu.Content maxW="64">
                  <Text px="2" py="1.5" textStyle="xs" color="fg.muted">
                    {t('profile.coverHelp')}
                  </Text>
                  <Menu.Item value="change" onClick={openFilePicker}>
                    <ImageUp size={15} aria-hidden /> {t('profile.changeCover')}
                  </Menu.Item>
                  {cover ? (
                    <Menu.Item value="remove" onClick={() => void remove()}>
                      <Trash2 size={15} aria-hidden /> {t('profile.removeCover')}
                    </Menu.Item>
                  ) : null}
                </Menu.Content>
              </Menu.Positioner>
            </Portal>
          </Menu.Root>
        )}
      </FileUpload.Context>
      {upload.isBusy ? (
        <Box
          position="absolute"
          bottom="3"
          insetEnd="3"
          w="14rem"
          bg="bg.panel"
          borderRadius="l2"
          px="3"
          py="1"
        >
          <UploadProgress label={t('avatar.uploading')} share={upload.progress ?? 0} onStop={upload.stop} />
        </Box>
      ) : null}
      {upload.problem ? (
        <Box position="absolute" bottom="3" insetX="3">
          <FormProblem problem={upload.problem} />
        </Box>
      ) : null}
    </FileUpload.Root>
  );
}
