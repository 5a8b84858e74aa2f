import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BannerInput, BannerPlace } from '../../../apollo/schemaTypes.generated';
import { Artwork } from '../../../kit/data/people/Artwork';
import { numberOf, problemOfNumber } from '../../../kit/form/numbers';
import { choice } from '../../../kit/form/plain/choice';
import { check, longText, text, typed } from '../../../kit/form/plain/kinds';
import type { FieldWords, PlainField } from '../../../kit/form/plain/plainForm';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { MomentField } from '../../../kit/form/fields/MomentField';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { useRadioMoment, useRadioZone } from '../contents/useRadioMoment';
import { bannerOperations, useBannerQuery, type BannerFieldsFragment } from './banners.generated';

export const bannerPlaces: readonly BannerPlace[] = ['TOP', 'SIDEBAR', 'BETWEEN_CONTENTS', 'FOOTER'];

/** Field for an optional date and time, in the time zone of the radio. */
const radioMoment = (words: FieldWords): PlainField<string | null | undefined, string | null> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (place) => <RadioMomentField {...place} />,
  show: (value: string) => <RadioMoment moment={value} />,
});

function RadioMomentField(place: Parameters<typeof MomentField>[0]) {
  const { t } = useTranslation();
  const zone = useRadioZone();
  return <MomentField {...place} help={zone && t('website.zone', { zone })} timeZone={zone} />;
}

function RadioMoment({ moment }: { moment: string }) {
  const format = useRadioMoment();
  return moment ? format(moment) : '';
}

const weight = typed<number | undefined>({
  label: 'banners.weight',
  help: 'banners.weightHelp',
  toText: (value) => String(value ?? 5),
  fromText: (typedText) => numberOf(typedText) ?? 5,
  problem: (typedText) =>
    problemOfNumber(typedText) ?? (/^(?:[1-9]|10)$/.test(typedText.trim()) ? undefined : 'invalid'),
  inputMode: 'numeric',
  maxLength: 2,
});

/** Records, list and forms of the banners of the website. */
export const banners = plainRecords({
  name: 'banners',
  operations: bannerOperations,
  addHint: 'banners.addHint',
  begin: () => ({ weight: '5', isActive: true }),
  beforeEdited: (banner, setVersion) => <BannerPictureEditor banner={banner} onChange={setVersion} />,
  form: plainForm<BannerInput, BannerFieldsFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'banners.name', help: 'banners.nameHelp', maxLength: 80 }),
      place: choice({
        label: 'banners.place',
        options: bannerPlaces,
        helpOf: (place) => `banners.placeHelp.${place}` as const,
        useTextOf: () => {
          const { t } = useTranslation();
          return (place) => t(`banners.places.${place}`);
        },
      }),
      text: longText({
        label: 'banners.text',
        help: 'banners.textHelp',
        minH: '16',
        maxLength: 200,
        isOptional: true,
      }),
      pictureAlt: text({
        label: 'banners.pictureAlt',
        help: 'banners.pictureAltHelp',
        maxLength: 300,
        isOptional: true,
      }),
      link: text({ label: 'banners.link', help: 'banners.linkHelp', maxLength: 500, isOptional: true }),
      publishedFrom: radioMoment({ label: 'banners.publishedFrom', isOptional: true }),
      publishedUntil: radioMoment({ label: 'banners.publishedUntil', isOptional: true }),
      weight,
      isActive: check({ label: 'banners.isActive' }),
    },
    pairs: [['publishedFrom', 'publishedUntil']],
  }),
});

/** Editor of the picture of a banner, which is saved separately from the form. */
function BannerPictureEditor({
  banner,
  onChange,
}: {
  banner: BannerFieldsFragment;
  onChange: (version: number) => void;
}) {
  const { t } = useTranslation();
  const { id, name } = banner;
  const { data } = useBannerQuery({ variables: { id } });
  const { picture } = data?.banner ?? banner;
  return (
    <PictureEditor
      owner={{
        typename: 'Banner',
        id,
        name,
        property: 'picture',
        url: `/uploads/banners/${id}/picture`,
        onChange,
      }}
      hasPicture={picture !== ''}
      shape="l2"
      measure={{ w: 'full', aspectRatio: 3 }}
      withoutText={t('banners.withoutPicture')}
    >
      {(preview) => <Artwork src={preview ?? picture} icon={Megaphone} />}
    </PictureEditor>
  );
}
