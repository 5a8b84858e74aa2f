import { z } from 'zod';
import type { Json } from '../../../../tools/testing/json.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { restClient } from '../testClient.ts';

/** A JSON Schema. Other tests check its content. */
const schema = z.record(z.string(), z.unknown());
const text = z.string().min(1);
const content = z.record(
  z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  z.strictObject({
    schema,
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.strictObject({ value: z.unknown() })).optional(),
  }),
);

const Parameter = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('query'), name: text, required: z.boolean(), description: text, schema }),
  z.strictObject({ in: z.literal('path'), name: text, required: z.literal(true), description: text, schema }),
]);

const Operation = z.strictObject({
  tags: z.array(text).length(1),
  summary: text,
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean(), description: text.optional(), content }).optional(),
  responses: z.record(
    z.string().regex(/^(?:[1-5]\d\d|[1-5]XX|default)$/),
    z.strictObject({ description: text, content }),
  ),
});

const methods = z.enum(['get', 'put', 'post', 'delete', 'patch']);

/** An OpenAPI 3.1 document, limited to the features that this project uses: all others are rejected. */
export const OpenApiDocument = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: text, version: text, description: text }),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(methods, Operation)),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: text }),
    ),
    schemas: z.record(z.string().regex(/^[\w.-]+$/), schema),
  }),
});

export type OpenApiDocument = z.output<typeof OpenApiDocument>;

/** Downloads the OpenAPI document, as a client does. For tests. */
export const documentOf = async (app: TestApp): Promise<OpenApiDocument> =>
  (await restClient(app).get('/api/docs/json')).body;

/** Lists all operations of an OpenAPI document, each with a name such as `GET /api/users/user`. */
export const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );

/** Converts a JSON Schema of an OpenAPI document to a Zod schema. Throws when the JSON Schema is invalid. */
export function checkOf({ components }: OpenApiDocument, schema: object): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/')) as Json);
}
