import { CalendarClock, CircleAlert, CircleCheck, Clock3, Power, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BannerInput, BannerPosition, BannerStatus } from '../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';
import { numberOf, problemOfNumber } from '../../../kit/form/numbers';
import { choice } from '../../../kit/form/plain/choice';
import { check, longText, text, typed } from '../../../kit/form/plain/kinds';
import type { FieldWords, PlainField } from '../../../kit/form/plain/plainForm';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { MomentField } from '../../../kit/form/fields/MomentField';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { useRadioMoment, useRadioZone } from '../contents/useRadioMoment';
import { centre, type Focus } from '../picture/focus';
import { BannerPictureField, focusOfText, textOfFocus } from './BannerPictureField';
import { bannerOperations, type BannerFieldsFragment } from './banners.generated';

export const bannerPositions: readonly BannerPosition[] = ['TOP', 'SIDEBAR', 'BETWEEN_CONTENTS', 'FOOTER'];

/** Field for an optional date and time, in the time zone of the radio. */
const radioMoment = (words: FieldWords): PlainField<string | null | undefined, string | null> => ({
  ...words,
  empty: '',
  read: (stored) => stored ?? '',
  write: (value: string) => value || null,
  draw: (context) => <RadioMomentField {...context} />,
  show: (value: string) => <RadioMoment moment={value} />,
});

function RadioMomentField(context: Parameters<typeof MomentField>[0]) {
  const { t } = useTranslation();
  const zone = useRadioZone();
  return <MomentField {...context} help={zone && t('website.zone', { zone })} timeZone={zone} />;
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

/** Focus of the picture, which `BannerPictureField` renders beside the picture. */
const pictureFocus: PlainField<Focus | undefined, Focus> = {
  label: 'banners.pictureFocus',
  empty: textOfFocus(centre),
  read: textOfFocus,
  write: focusOfText,
  draw: () => <></>,
  show: (value: string) => <FocusValue focus={focusOfText(value)} />,
};

function FocusValue({ focus }: { focus: Focus }) {
  const { t } = useTranslation();
  return t('website.focus.value', { ...focus });
}

/** List and forms of the banners of the website. */
export const banners = plainRecords({
  name: 'banners',
  operations: bannerOperations,
  addHint: 'banners.addHint',
  begin: () => ({ weight: '5', isActive: true }),
  beforeEdited: (banner, setVersion, form) => (
    <BannerPictureField banner={banner} form={form} onChange={setVersion} />
  ),
  form: plainForm<BannerInput, BannerFieldsFragment>({
    name: 'name',
    fields: {
      name: text({ label: 'banners.name', help: 'banners.nameHelp', maxLength: 80 }),
      position: choice({
        label: 'banners.position',
        options: bannerPositions,
        helpOf: (position) => `banners.positionHelp.${position}` as const,
        useTextOf: () => {
          const { t } = useTranslation();
          return (position) => t(`banners.positions.${position}`);
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
      pictureFocus,
      link: text({ label: 'banners.link', help: 'banners.linkHelp', maxLength: 500, isOptional: true }),
      publishedFrom: radioMoment({ label: 'banners.publishedFrom', isOptional: true }),
      publishedUntil: radioMoment({ label: 'banners.publishedUntil', isOptional: true }),
      weight,
      isActive: check({ label: 'banners.isActive' }),
    },
    pairs: [['publishedFrom', 'publishedUntil']],
  }),
});

const badges: Record<BannerStatus, { tone: Tone; icon: LucideIcon }> = {
  OFF: { tone: 'neutral', icon: Power },
  INCOMPLETE: { tone: 'warning', icon: CircleAlert },
  SCHEDULED: { tone: 'busy', icon: CalendarClock },
  SHOWN: { tone: 'good', icon: CircleCheck },
  ENDED: { tone: 'neutral', icon: Clock3 },
};

export const bannerStatuses = Object.keys(badges) as BannerStatus[];

/** Badge that shows whether visitors see a banner, and otherwise why not. */
export function BannerStatusBadge({ status }: { status: BannerStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[status]} label={t(`banners.statuses.${status}`)} />;
}

/** Returns a function that describes when a banner is on the website, by the radio's time zone. */
export function usePeriodText() {
  const { t } = useTranslation();
  const moment = useRadioMoment();
  return ({
    publishedFrom,
    publishedUntil,
  }: Pick<BannerFieldsFragment, 'publishedFrom' | 'publishedUntil'>) => {
    const from = publishedFrom === null ? '' : moment(publishedFrom);
    const until = publishedUntil === null ? '' : moment(publishedUntil);
    if (from && until) return t('banners.fromUntil', { from, until });
    if (from) return t('banners.fromOn', { from });
    return until ? t('banners.untilOnly', { until }) : t('banners.always');
  };
}
