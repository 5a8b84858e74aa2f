import { z } from 'zod';

/** A field of a message. The path of a nested field contains its parents: `servers[].mounts[].path`. */
export interface MessageField {
  path: string;
  /** Type in words, with the limits that the schema sets: `string, at most 500`. */
  type: string;
  description: string;
}

interface JsonSchema {
  description?: string;
  type?: string;
  format?: string;
  enum?: string[];
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: string;
}

/** Lists the fields of a message as its sender writes them, in the order of the schema. */
export const messageFields = (schema: z.ZodType): MessageField[] => fieldsOf(jsonOf(schema), '');

/** One message type of a discriminated union. */
export interface MessageFrame {
  /** The distinguishing field with its value: `"state":"onAir"`. */
  name: string;
  description: string;
  fields: MessageField[];
}

/** Lists the message types of a discriminated union, in the order of the schema. */
export const messageFrames = (schema: z.ZodType): MessageFrame[] =>
  (jsonOf(schema).oneOf ?? []).map(({ properties = {}, description = '', ...frame }) => {
    const entries = Object.entries(properties);
    const [key, { const: value }] = entries.find(([, field]) => field.const !== undefined)!;
    const furtherFields = Object.fromEntries(entries.filter(([name]) => name !== key));
    return {
      name: `"${key}":"${value}"`,
      description,
      fields: fieldsOf({ ...frame, properties: furtherFields }, ''),
    };
  });

const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function fieldsOf(schema: JsonSchema, prefix: string): MessageField[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      {
        path: `${prefix}${name}`,
        type: `${typeOf(field)}${required.includes(name) ? '' : ', optional'}`,
        description: field.description ?? '',
      },
      ...fieldsOf(field, `${prefix}${name}.`),
    ]),
    ...(items ? fieldsOf(items, `${prefix.slice(0, -1)}[].`) : []),
    ...anyOf.flatMap((option) => fieldsOf(option, prefix)),
  ];
}

function typeOf({ type, format, anyOf, items, ...limits }: JsonSchema): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (limits.enum) return limits.enum.map((value) => `\`${value}\``).join(', ');
  if (format === 'date-time') return 'moment';
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}${atMost(limits.maxItems)}`;
  if (type === 'string') return `${format === 'uuid' ? 'UUID' : 'string'}${atMost(limits.maxLength)}`;
  if (type === 'integer') return `integer${between(limits)}`;
  return type ?? 'any';
}

const atMost = (limit: number | undefined) => (limit === undefined ? '' : `, at most ${limit}`);

/** Zod gives integers without a limit the range of safe JavaScript integers, which is left out. */
const between = ({ minimum, maximum }: JsonSchema) =>
  maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : `, ${minimum} to ${maximum}`;
