import { Stack } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Artwork } from '../../../kit/data/people/Artwork';
import type { PlainValues } from '../../../kit/form/plain/plainForm';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { valuesOfFocus, wholePictureOf, type Focus } from '../picture/focus';
import { FocusField } from '../picture/FocusField';
import { BannerPicture, bannerRatio } from './BannerPicture';
import { useBannerQuery, type BannerFieldsFragment } from './banners.generated';

/** Converts a focus to a form value: the percentages from the left and from the top, such as `30 70`. */
export const textOfFocus = ({ x, y }: Focus) => `${x} ${y}`;

export function focusOfText(text: string): Focus {
  const [x = 50, y = 50] = text.split(' ').map(Number);
  return { x, y };
}

const name = 'pictureFocus';

interface Props {
  banner: BannerFieldsFragment;
  form: SaveForm<PlainValues>;
  onChange: (version: number) => void;
}

/** The picture of a banner and its focus. The picture is saved separately; the focus is a field of the form. */
export function BannerPictureField({ banner, form, onChange }: Props) {
  const { t } = useTranslation();
  const { id } = banner;
  const { data } = useBannerQuery({ variables: { id } });
  const { picture } = data?.banner ?? banner;
  const focus = focusOfText(String(useWatch({ control: form.control, name })));
  // Pictures that were stored before banners had a focus have no whole picture.
  const [missing, setMissing] = useState('');
  const { register } = form;
  useEffect(() => void register(name), [register]);

  return (
    <Stack gap="4">
      <PictureEditor
        owner={{
          typename: 'Banner',
          id,
          name: banner.name,
          property: 'picture',
          url: `/uploads/banners/${id}/picture`,
          onChange: (version, { pictureFocus }) => {
            onChange(version);
            if (pictureFocus)
              form.resetField(name, { defaultValue: textOfFocus(valuesOfFocus(pictureFocus as Focus)) });
          },
        }}
        hasPicture={picture !== ''}
        shape="l2"
        measure={{ w: 'full', aspectRatio: bannerRatio }}
        withoutText={t('banners.withoutPicture')}
      >
        {(preview) =>
          preview || !picture ? (
            <Artwork src={preview ?? picture} icon={Megaphone} />
          ) : (
            <BannerPicture picture={picture} focus={focus} />
          )
        }
      </PictureEditor>
      {picture && missing !== picture ? (
        <FocusField
          src={wholePictureOf(picture)}
          focus={focus}
          crops={[{ ratio: bannerRatio, label: t('banners.one'), w: '60' }]}
          onChange={(chosen) => form.setValue(name, textOfFocus(chosen), { shouldDirty: true })}
          onMissing={() => setMissing(picture)}
        />
      ) : null}
    </Stack>
  );
}
