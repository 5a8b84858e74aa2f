import { useTranslation } from 'react-i18next';
import type { EpisodeInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { check, longText, richText, text, typed, wholeNumber } from '../../../kit/form/plain/kinds';
import { moment } from '../../../kit/form/plain/moment';
import { neededRecord } from '../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import { numberOf, problemOfNumber } from '../../../kit/form/numbers';
import { useFoundEmissions } from '../emissions/foundForEmission';
import { episodeStates, episodeTypes } from '../states';
import type { EpisodeFieldsFragment } from './episodes.generated';

const fields = {
  emissionId: from(
    ({ emission }: EpisodeFieldsFragment) => ({ id: emission.id, text: emission.title }),
    neededRecord({ label: 'planning.fields.emission', useFound: useFoundEmissions }),
  ),
  title: text({ label: 'planning.fields.title', maxLength: 200 }),
  episodeType: choice({
    label: 'planning.fields.episodeType',
    help: 'planning.episodeTypeHint',
    options: episodeTypes,
    useTextOf: () => {
      const { t } = useTranslation();
      return (type) => t(`planning.episodeTypes.${type}`);
    },
  }),
  season: wholeNumber({ label: 'planning.fields.season', maxLength: 4, isOptional: true }),
  summary: longText({
    label: 'planning.fields.summary',
    minH: '16',
    maxLength: 500,
    isOptional: true,
  }),
  notes: richText({ label: 'planning.fields.notes', isOptional: true }),
  state: choice({
    label: 'planning.fields.state',
    options: episodeStates,
    useTextOf: () => {
      const { t } = useTranslation();
      return (state) => t(`planning.episodeStates.${state}`);
    },
  }),
  publishedAt: moment({
    label: 'planning.fields.publishedAt',
    help: 'planning.publishedHint',
    isOptional: true,
  }),
  explicit: check({ label: 'planning.explicitLabel' }),
};

const number = {
  label: 'planning.fields.number',
  maxLength: 5,
  isOptional: true,
  inputMode: 'numeric',
  toText: (value: number | null | undefined) => String(value ?? ''),
  problem: problemOfNumber,
} as const;

const pairs = [['season', 'number']] as const;

/** Form of a new episode. Without a number, a regular episode gets the next one of its season. */
export const newEpisodeForm = plainForm<EpisodeInput, EpisodeFieldsFragment>({
  name: 'title',
  fields: {
    ...fields,
    number: typed<number | null | undefined>({
      ...number,
      help: 'planning.nextNumberHint',
      fromText: (typedText) => numberOf(typedText) ?? undefined,
    }),
  },
  pairs,
});

/** Form of an existing episode. An empty number removes the number. */
export const episodeForm = plainForm<EpisodeInput, EpisodeFieldsFragment>({
  name: 'title',
  fields: {
    ...fields,
    number: typed<number | null | undefined>({
      ...number,
      help: 'planning.noNumberHint',
      fromText: numberOf,
    }),
    transcript: longText({
      label: 'planning.fields.transcript',
      minH: '32',
      maxLength: 500_000,
      isOptional: true,
    }),
  },
  pairs,
});
