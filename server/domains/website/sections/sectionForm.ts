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
}
registerEnumType(SectionFieldName, {
  name: 'SectionFieldName',
  description: 'Setting of a section that its kind uses.',
  valuesConfig: {
    COUNT: { description: 'Maximum number of entries: `Section.count`.' },
    RECORD: { description: 'The record to which the section is limited: `Section.recordId`.' },
    HEADING: { description: 'Heading in each language: `SectionText.title`.' },
    TEXT: { description: 'Rich text in each language: `SectionText.text`.' },
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
  description: 'Type of the record that a section can be limited to.',
  valuesConfig: {
    NEWS_TOPIC: { description: 'A `Topic` of the news.' },
    BLOG_TOPIC: { description: 'A `Topic` of the blog.' },
    ALBUM: { description: 'A photo album: a `Content` of the kind ALBUM.' },
    EMISSION: { description: 'An `Emission`.' },
  },
});

@OutputType({ rule: 'parent', description: 'A setting of a kind of section.' })
export class SectionField {
  @Field(() => SectionFieldName, { description: 'The setting.' }) name!: SectionFieldName;

  @Field(() => Int, {
    nullable: true,
    description: 'Largest number, or the maximum number of characters in one language; null for RECORD.',
  })
  maximum!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of entries that a new section shows at first; null for settings other than that number.',
  })
  usual!: number | null;

  @Field({
    description: 'True when an empty setting shows something usual, such as the usual heading of the kind.',
  })
  hasDefault!: boolean;

  @Field(() => SectionRecordType, {
    nullable: true,
    description: 'Type of the record; null for other settings.',
  })
  recordType!: SectionRecordType | null;
}

@OutputType({ rule: 'parent', description: 'A kind of section with the settings that it uses.' })
export class SectionForm {
  @Field(() => SectionKind, { description: 'The kind.' }) kind!: SectionKind;
  @Field(() => [SectionField], { description: 'The settings of the kind, in the order of the form.' })
  fields!: SectionField[];
}

interface DescribedField {
  name: SectionFieldName;
  hasDefault?: boolean;
  recordType?: SectionRecordType;
  default?: unknown;
  maximum?: number;
  maxLength?: number;
}

const order = Object.values(SectionFieldName);

/** Describes the schema of a kind as a form. */
function formOf(kind: SectionKind, schema: z.ZodObject): SectionForm {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const fields = (Object.values(properties) as unknown as DescribedField[]).map((field) => ({
    name: field.name,
    maximum: field.maximum ?? field.maxLength ?? null,
    usual: typeof field.default === 'number' ? field.default : null,
    hasDefault: field.hasDefault ?? false,
    recordType: field.recordType ?? null,
  }));
  return { kind, fields: fields.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}

let forms: Promise<SectionForm[]> | undefined;

/** The forms of all kinds. Described once, because the schemas never change. */
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
