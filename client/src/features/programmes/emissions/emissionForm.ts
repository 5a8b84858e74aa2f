import { useTranslation } from 'react-i18next';
import type { EmissionInput } from '../../../apollo/schemaTypes.generated';
import { choice } from '../../../kit/form/plain/choice';
import { check, colour, longText, richText, text, typed } from '../../../kit/form/plain/kinds';
import { record, records } from '../../../kit/form/plain/pickers';
import { from, plainForm } from '../../../kit/form/plain/plainForm';
import {
  named,
  useFoundCategories,
  useFoundClassifications,
  useFoundLanguages,
  useFoundTags,
} from '../labels/foundLabels';
import { emissionStates } from '../states';
import type { EmissionFieldsFragment } from './emissions.generated';
import { useFoundClocks } from '../clocks/foundClocks';
import { insteadOf } from './insteadOf';
import { useFoundFillers, useFoundGenerics, useFoundJingles } from './foundForEmission';
import { minutesOf, millisecondsOf, problemOfMinutes } from './minutes';

const titled = ({ id, title }: { id: string; title: string }) => ({ id, text: title });
const sound = (label: 'planning.fields.opener' | 'planning.fields.closer') =>
  record({ label, useFound: useFoundGenerics, isOptional: true });

/** Fields of an emission, except its people and its cover. */
export const emissionForm = plainForm<EmissionInput, EmissionFieldsFragment>({
  name: 'title',
  fields: {
    title: text({ label: 'planning.fields.title', maxLength: 160 }),
    summary: longText({
      label: 'planning.fields.summary',
      help: 'planning.summaryHint',
      minH: '16',
      maxLength: 500,
      isOptional: true,
    }),
    state: choice({
      label: 'planning.fields.state',
      options: emissionStates,
      useTextOf: () => {
        const { t } = useTranslation();
        return (state) => t(`planning.emissionStates.${state}`);
      },
    }),
    colour: colour({ label: 'planning.fields.colour', begin: '#2563eb' }),
    categoryId: from(
      ({ category }) => category && named(category),
      record({ label: 'planning.fields.category', useFound: useFoundCategories, isOptional: true }),
    ),
    classificationId: from(
      ({ classification }) => classification && named(classification),
      record({
        label: 'planning.fields.classification',
        useFound: useFoundClassifications,
        isOptional: true,
      }),
    ),
    languageIds: from(
      ({ languages }) => languages.map(named),
      records({ label: 'planning.fields.languages', useFound: useFoundLanguages }),
    ),
    tagIds: from(
      ({ tags }) => tags.map(named),
      records({ label: 'planning.fields.tags', useFound: useFoundTags }),
    ),
    usualDuration: typed<number | null | undefined>({
      label: 'planning.fields.usualDuration',
      help: 'planning.minutesHint',
      toText: minutesOf,
      fromText: millisecondsOf,
      problem: problemOfMinutes,
      inputMode: 'decimal',
      maxLength: 10,
      isOptional: true,
    }),
    description: richText({ label: 'planning.fields.description', isOptional: true }),
    openerId: from(({ opener }) => opener && titled(opener), sound('planning.fields.opener')),
    closerId: from(({ closer }) => closer && titled(closer), sound('planning.fields.closer')),
    jingleIds: from(
      ({ jingles }) => jingles.map(titled),
      records({ label: 'planning.fields.jingles', useFound: useFoundJingles }),
    ),
    fillerId: from(
      ({ filler }) => filler && named(filler),
      record({
        label: 'planning.fields.filler',
        help: 'planning.fillerHint',
        useFound: useFoundFillers,
        isOptional: true,
      }),
    ),
    fillerClockId: from(
      ({ fillerClock }) => fillerClock && named(fillerClock),
      insteadOf(
        'fillerId',
        record({
          label: 'planning.fields.fillerClock',
          help: 'planning.fillerClockHint',
          useFound: useFoundClocks,
          isOptional: true,
        }),
      ),
    ),
    slug: text({
      label: 'planning.fields.slug',
      help: 'planning.slugHint',
      maxLength: 120,
      isOptional: true,
    }),
    isListed: check({ label: 'planning.fields.isListed' }),
  },
  pairs: [
    ['state', 'colour'],
    ['categoryId', 'classificationId'],
  ],
});
