import { Field, Int, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { SectionKind } from './section.ts';

/* Description of the settings of each kind of section, from which the portal makes the forms. */

export enum SectionFieldName {
  COUNT = 'COUNT',
  RECORD = 'RECORD',
  HEADING = 'HEADING',
  TEXT = 'TEXT',
  QUESTIONS = 'QUESTIONS',
}
registerEnumType(SectionFieldName, {
  name: 'SectionFieldName',
  description: 'Setting of a section of the home page; each kind of section uses some of them.',
  valuesConfig: {
    COUNT: { description: 'Maximum number of entries: `Section.count`.' },
    RECORD: { description: 'The only record whose entries the section shows: `Section.recordId`.' },
    HEADING: { description: 'Heading in each language: `SectionText.title`.' },
    TEXT: { description: 'Rich text in each language: `SectionText.text`.' },
    QUESTIONS: { description: 'Questions in each language: `SectionText.questions`.' },
  },
});

export enum SectionRecordType {
  NEWS_TOPIC = 'NEWS_TOPIC',
  BLOG_TOPIC = 'BLOG_TOPIC',
  ALBUM = 'ALBUM',
  EMISSION = 'EMISSION',
}
registerEnumType(SectionRecordType, {
  name: 'SectionRecordType',
  description: 'Type of a record that can be the only one whose entries a section shows.',
  valuesConfig: {
    NEWS_TOPIC: { description: 'A `Topic` of the news.' },
    BLOG_TOPIC: { description: 'A `Topic` of the blog.' },
    ALBUM: { description: 'A photo album: a `Content` of the kind ALBUM.' },
    EMISSION: { description: 'An `Emission`.' },
  },
});

export enum SectionItemFieldName {
  TEXT = 'TEXT',
  ANSWERS = 'ANSWERS',
  RIGHT = 'RIGHT',
  EXPLANATION = 'EXPLANATION',
}
registerEnumType(SectionItemFieldName, {
  name: 'SectionItemFieldName',
  description: 'Field of an item of a setting with a list, such as the questions of a quiz.',
  valuesConfig: {
    TEXT: { description: 'The question: `QuizQuestion.text`.' },
    ANSWERS: { description: 'The answers: `QuizQuestion.answers`.' },
    RIGHT: { description: 'The index of the right answer: `QuizQuestion.right`.' },
    EXPLANATION: { description: 'The explanation: `QuizQuestion.explanation`.' },
  },
});

export enum SectionItemFieldType {
  LINE = 'LINE',
  PARAGRAPH = 'PARAGRAPH',
  LINES = 'LINES',
  CHOICE = 'CHOICE',
}
registerEnumType(SectionItemFieldType, {
  name: 'SectionItemFieldType',
  description: 'Type of a field of an item in a list, which determines its form input.',
  valuesConfig: {
    LINE: { description: 'Plain text on one line.' },
    PARAGRAPH: { description: 'Plain text on several lines.' },
    LINES: { description: 'A list of plain texts on one line each, none of them empty.' },
    CHOICE: { description: 'Index, from 0, of one of the texts in the LINES field of the same item.' },
  },
});

@OutputType({
  rule: 'parent',
  description: 'A field of each item of a setting with a list, such as the questions of a quiz.',
})
export class SectionItemField {
  @Field(() => SectionItemFieldName, { description: 'Name of the field.' }) name!: SectionItemFieldName;
  @Field(() => SectionItemFieldType, { description: 'Type of the field.' }) type!: SectionItemFieldType;
  @Field({ description: 'True when the field must not be empty.' }) isRequired!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of characters of the text, or of each text of LINES; null for CHOICE.',
  })
  maximum!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum number of texts of LINES; null for other types.',
  })
  minimumLines!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of texts of LINES; null for other types.',
  })
  maximumLines!: number | null;
}

@OutputType({ rule: 'parent', description: 'A setting that sections of one kind have, with its limits.' })
export class SectionField {
  @Field(() => SectionFieldName, { description: 'Name of the setting.' }) name!: SectionFieldName;

  @Field(() => Int, {
    nullable: true,
    description:
      'Largest value of COUNT, or maximum number of characters or items in one language. Null for RECORD.',
  })
  maximum!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Default of COUNT, the number of entries that a new section shows; null for other settings.',
  })
  usual!: number | null;

  @Field({
    description:
      'True when an empty setting is replaced by a default, such as the default heading of the kind.',
  })
  hasDefault!: boolean;

  @Field(() => SectionRecordType, {
    nullable: true,
    description: 'Type of the record to choose for RECORD; null for other settings.',
  })
  recordType!: SectionRecordType | null;

  @Field(() => [SectionItemField], {
    description: 'Fields of each item, in the order of the form; empty when the setting is not a list.',
  })
  itemFields!: SectionItemField[];
}

@OutputType({ rule: 'parent', description: 'A kind of section with the settings that it uses.' })
export class SectionForm {
  @Field(() => SectionKind, { description: 'The kind of section.' }) kind!: SectionKind;
  @Field(() => [SectionField], {
    description: 'The settings of sections of this kind, in the order of the form.',
  })
  fields!: SectionField[];
}

interface DescribedField {
  name: SectionFieldName;
  hasDefault?: boolean;
  recordType?: SectionRecordType;
  default?: unknown;
  maximum?: number;
  maxLength?: number;
  /** Of a list in each language. */
  additionalProperties?: { maxItems?: number; items?: { properties: Record<string, DescribedItemField> } };
}

interface DescribedItemField {
  name: SectionItemFieldName;
  type: 'string' | 'array' | 'integer';
  isParagraph?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: { maxLength?: number };
}

const order = Object.values(SectionFieldName);

/** Describes the schema of a kind as a form. */
function formOf(kind: SectionKind, schema: z.ZodObject): SectionForm {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const fields = (Object.values(properties) as unknown as DescribedField[]).map((field) => ({
    name: field.name,
    maximum: field.maximum ?? field.maxLength ?? field.additionalProperties?.maxItems ?? null,
    usual: typeof field.default === 'number' ? field.default : null,
    hasDefault: field.hasDefault ?? false,
    recordType: field.recordType ?? null,
    itemFields: Object.values(field.additionalProperties?.items?.properties ?? {}).map(itemFieldOf),
  }));
  return { kind, fields: fields.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}

const itemFieldOf = (field: DescribedItemField): SectionItemField => ({
  name: field.name,
  type: itemTypeOf(field),
  isRequired: field.type === 'integer' || Boolean(field.minLength ?? field.minItems),
  maximum: field.maxLength ?? field.items?.maxLength ?? null,
  minimumLines: field.minItems ?? null,
  maximumLines: field.maxItems ?? null,
});

function itemTypeOf({ type, isParagraph = false }: DescribedItemField): SectionItemFieldType {
  if (type === 'array') return SectionItemFieldType.LINES;
  if (type === 'integer') return SectionItemFieldType.CHOICE;
  return isParagraph ? SectionItemFieldType.PARAGRAPH : SectionItemFieldType.LINE;
}

let forms: Promise<SectionForm[]> | undefined;

/** Describes the forms of all kinds of sections. Computed once, because the schemas never change. */
export const formsOfSections = (): Promise<SectionForm[]> => (forms ??= describeKinds());

async function describeKinds(): Promise<SectionForm[]> {
  const { sectionKinds } = await import('./kinds/sectionKinds.ts');
  return Object.values(SectionKind).map((kind) => formOf(kind, sectionKinds[kind].schema));
}

/** Type of the record to which sections of a kind can be limited; null when they cannot. */
export async function recordTypeOf(kind: SectionKind): Promise<SectionRecordType | null> {
  const form = (await formsOfSections()).find((known) => known.kind === kind);
  return form?.fields.find(({ name }) => name === SectionFieldName.RECORD)?.recordType ?? null;
}
