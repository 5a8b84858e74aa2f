import { Box, Grid } from '@chakra-ui/react';
import { Crosshair, X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../kit/form/fields/fields';
import { OrderedRow } from '../../../../kit/form/order/OrderedRow';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { centre } from '../../picture/focus';
import { FocusedImage } from '../../picture/FocusedImage';
import { FocusField } from '../../picture/FocusField';
import { thumbnailOf, type ContentFormValues } from '../contentForm';

interface Props {
  id: string;
  index: number;
  name: string;
  form: SaveForm<ContentFormValues>;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Width by height of the photos on the page of an album. */
const ratio = 4 / 3;

/** A photo of an album, with its caption, its alternative text and its focus. */
export function PhotoRow({ id, index, name, form, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const [isFocusing, setIsFocusing] = useState(false);
  const { picture, focus = centre } = useWatch({ control: form.control, name: `photos.${index}` });
  const actions = [
    { label: t('website.focus.title'), icon: <Crosshair aria-hidden />, run: () => setIsFocusing(true) },
    { label: t('rundowns.remove'), icon: <X aria-hidden />, run: onRemove },
  ];
  const row = (
    <OrderedRow id={id} index={index} name={name} isEditable onMove={onMove} actions={actions} py="3">
      <Box w={{ base: '16', md: '28' }} flexShrink="0" alignSelf="flex-start">
        <FocusedImage src={thumbnailOf(picture)} alt="" focus={focus} ratio={ratio} />
      </Box>
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
  return (
    <>
      {row}
      {isFocusing ? (
        <SideDrawer size="md" title={name} onClose={() => setIsFocusing(false)}>
          <FocusField
            src={picture}
            focus={focus}
            crops={[{ ratio, label: t('website.focus.album'), w: '40' }]}
            onChange={(chosen) => form.setValue(`photos.${index}.focus`, chosen, { shouldDirty: true })}
          />
        </SideDrawer>
      ) : null}
    </>
  );
}
