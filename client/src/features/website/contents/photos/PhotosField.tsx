import { Box, Button, FileUpload, Flex, Stack, Text } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { OrderedList } from '../../../../kit/form/order/OrderedList';
import {
  maxPictureMegabytes,
  pictureTypes,
  problemOfChosen,
} from '../../../../kit/form/uploads/chosenPictures';
import { UploadProgress } from '../../../../kit/form/uploads/UploadProgress';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { Section } from '../../../../kit/layout/Card';
import { centre } from '../../picture/focus';
import type { ContentFormValues } from '../contentForm';
import { PhotoRow } from './PhotoRow';
import { usePhotoUploads, type RefusedFile } from './usePhotoUploads';

const maxPhotos = 100;

/** Photos of an album: many are added at once, and put in order by mouse or keyboard. */
export function PhotosField({ form }: { form: SaveForm<ContentFormValues> }) {
  const { t } = useTranslation();
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'photos' });
  const photos = useWatch({ control: form.control, name: 'photos' });
  const { running, refused, add, stop } = usePhotoUploads(({ src, focus = centre }) =>
    append({ picture: src, alt: '', caption: '', focus }, { shouldFocus: false }),
  );
  const undescribed = photos.filter(({ alt, caption }) => !alt.trim() && !caption.trim()).length;
  const nameAt = (index: number) => photos[index]?.caption || t('website.photos.one', { number: index + 1 });
  return (
    <Section title={t('website.photos.title')}>
      <FileUpload.Root
        unstyled
        display="flex"
        flexDirection="column"
        gap="4"
        w="full"
        // Files are uploaded when chosen, so the component never has any of its own.
        acceptedFiles={[]}
        accept={pictureTypes}
        maxFileSize={maxPictureMegabytes * 1024 * 1024}
        maxFiles={Math.max(1, maxPhotos - fields.length)}
        disabled={running !== undefined || fields.length >= maxPhotos}
        translations={{ dropzone: t('website.photos.drop') }}
        onFileChange={({ acceptedFiles, rejectedFiles }) => {
          const rejected = rejectedFiles.map((rejected) => ({
            name: rejected.file.name,
            problem: fieldMessage(t, problemOfChosen(rejected)),
          }));
          if (acceptedFiles.length + rejected.length > 0) void add(acceptedFiles, rejected);
        }}
      >
        <FileUpload.HiddenInput />
        {fields.length > 0 ? (
          <OrderedList
            ids={fields.map(({ id }) => id)}
            nameAt={nameAt}
            label={t('website.photos.title')}
            onMove={move}
          >
            {(id, index, onMove) => (
              <PhotoRow
                key={id}
                id={id}
                index={index}
                name={nameAt(index)}
                form={form}
                onMove={onMove}
                onRemove={() => remove(index)}
              />
            )}
          </OrderedList>
        ) : null}
        <FileUpload.Dropzone
          unstyled
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="2"
          p="5"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l3"
          cursor="pointer"
          _dragging={{ borderColor: 'brand.solid', bg: 'bg.subtle' }}
        >
          {running ? (
            <UploadProgress
              label={t('website.photos.uploading', { number: running.number, count: running.count })}
              share={running.share}
              onStop={stop}
            />
          ) : (
            <FileUpload.Trigger asChild unstyled>
              <Button variant="outline" size="sm">
                <Images aria-hidden /> {t('website.photos.add')}
              </Button>
            </FileUpload.Trigger>
          )}
          <Text textStyle="xs" color="fg.muted">
            {t('website.photos.help', { max: maxPhotos, count: maxPictureMegabytes })}
          </Text>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      <Box aria-live="polite">
        {undescribed > 0 ? (
          <Text mt="3" textStyle="compact" color="fg.muted">
            {t('website.photos.undescribed', { count: undescribed })}
          </Text>
        ) : null}
        <RefusedFiles files={refused} />
      </Box>
    </Section>
  );
}

function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" mt="3" gap="1" aria-label={t('website.photos.refused')}>
      {files.map(({ name, problem }) => (
        <Flex as="li" key={name} gap="2" textStyle="compact" color="fg.error">
          <Text fontWeight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Text>{problem}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
