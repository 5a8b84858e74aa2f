import { Grid, Image } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../kit/form/fields/fields';
import { OrderedRow } from '../../../../kit/form/order/OrderedRow';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { thumbnailOf, type ContentFormValues } from '../contentForm';

interface Props {
  id: string;
  index: number;
  name: string;
  form: SaveForm<ContentFormValues>;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A photo of an album, with its caption and its alternative text. */
export function PhotoRow({ id, index, name, form, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const actions = [{ label: t('rundowns.remove'), icon: <X aria-hidden />, run: onRemove }];
  return (
    <OrderedRow id={id} index={index} name={name} isEditable onMove={onMove} actions={actions} py="3">
      <Image
        src={thumbnailOf(form.getValues(`photos.${index}.picture`))}
        alt=""
        w={{ base: '16', md: '28' }}
        aspectRatio={4 / 3}
        objectFit="cover"
        borderRadius="l2"
        flexShrink="0"
        alignSelf="flex-start"
      />
      <Grid flex="1" minW="0" gap="3" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <TextField
          form={form}
          name={`photos.${index}.caption`}
          label={t('website.photos.caption')}
          maxLength={300}
          isOptional
        />
        <TextField
          form={form}
          name={`photos.${index}.alt`}
          label={t('website.fields.pictureAlt')}
          maxLength={300}
          isOptional
        />
      </Grid>
    </OrderedRow>
  );
}
