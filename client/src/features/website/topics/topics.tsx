import type { ContentKind, TopicInput } from '../../../apollo/schemaTypes.generated';
import { numberOf, problemOfNumber } from '../../../kit/form/numbers';
import { colour, text, typed } from '../../../kit/form/plain/kinds';
import { plainForm, type PlainField } from '../../../kit/form/plain/plainForm';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { contentKinds } from '../areas';
import { topicOperations, type TopicFieldsFragment } from './topics.generated';

/** Area of a topic, which the page determines; the form has no input for it. */
const areaField = (kind: ContentKind): PlainField<ContentKind, ContentKind> => ({
  label: 'topics.area',
  empty: kind,
  read: (stored) => stored,
  write: (value: ContentKind) => value,
  draw: () => <></>,
});

const position = typed<number | undefined>({
  label: 'topics.position',
  help: 'topics.positionHelp',
  isOptional: true,
  toText: (value) => String(value ?? 0),
  fromText: (typedText) => numberOf(typedText) ?? 0,
  problem: problemOfNumber,
  inputMode: 'numeric',
  maxLength: 4,
});

const topicsIn = (kind: ContentKind) =>
  plainRecords({
    name: 'topics',
    operations: topicOperations,
    form: plainForm<TopicInput, TopicFieldsFragment>({
      name: 'name',
      fields: {
        name: text({ label: 'topics.name', maxLength: 80 }),
        area: areaField(kind),
        slug: text({ label: 'topics.slug', help: 'topics.slugHelp', isOptional: true, maxLength: 80 }),
        colour: colour({ label: 'topics.colour', begin: '#2563eb' }) as PlainField<
          string | undefined,
          string
        >,
        position,
      },
    }),
    deleteValues: ({ contentCount }) => ({ count: contentCount }),
  });

/** List and forms of the topics, by content kind. */
export const topicsOf = Object.fromEntries(contentKinds.map((kind) => [kind, topicsIn(kind)])) as Record<
  ContentKind,
  ReturnType<typeof topicsIn>
>;
