import { Button, Flex, IconButton, type ButtonProps } from '@chakra-ui/react';
import { FolderUp, Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { acceptOf } from './acceptedFiles';
import { chosenFiles } from './droppedFiles';
import type { UploadTarget } from '../uploadTypes';
import { isSingle, useAddMedia, useMayAdd } from '../useUploads';

/** Chooses files or a folder and uploads them as media of a kind. Renders nothing without the permission. */
export function UploadButton({
  kind,
  target,
  label,
  ...button
}: ButtonProps & { kind: MediaKind; target?: UploadTarget; label?: string }) {
  const { t } = useTranslation();
  const mayAdd = useMayAdd(kind);
  const add = useAddMedia(kind, target);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    add(chosenFiles(input.files ?? []));
    // Reset the input, so that the same files can be chosen again.
    input.value = '';
  };
  if (!mayAdd) return null;
  const hidden = {
    type: 'file',
    multiple: !isSingle(kind),
    hidden: true,
    onChange: take,
    tabIndex: -1,
  } as const;
  return (
    <Flex gap="1">
      <Button colorPalette="brand" {...button} onClick={() => files.current?.click()}>
        <Upload aria-hidden /> {label ?? t('uploads.choose')}
      </Button>
      {isSingle(kind) ? null : (
        <IconButton
          variant="outline"
          hideBelow="md"
          aria-label={t('uploads.chooseFolder')}
          title={t('uploads.chooseFolder')}
          onClick={() => folder.current?.click()}
        >
          <FolderUp aria-hidden />
        </IconButton>
      )}
      <input ref={files} {...hidden} accept={acceptOf(kind)} data-upload="files" />
      {isSingle(kind) ? null : (
        <input ref={folder} {...hidden} {...{ webkitdirectory: '' }} data-upload="folder" />
      )}
    </Flex>
  );
}
