import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const title = 'Regie, REST paths';

/**
 * Creates the OpenAPI document of all REST paths that are registered after this plugin. The page `/api/docs` shows the document.
 * That page loads nothing from other hosts, and has the content security policy of every other page.
 */
export const restDocs = fastifyPlugin(async (server: FastifyInstance) => {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'The paths of older clients. New integrations are better served by GraphQL at `/graphql`.',
      },
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An access token from `POST /jwt/login`, valid for 10 minutes, or an API token of the portal.',
          },
        },
      },
      security: [{ accessToken: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: finished,
  });
  await server.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    theme: { title },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', deepLinking: true },
  });
});

const statusTexts: Record<string, string> = {
  200: 'Done.',
  201: 'Added or changed.',
  '4XX':
    'Refused: 400 for wrong values, 401 without a valid access token, 403 without the permission, 404 for an unknown id, 409 when the record was changed at the same time, 413 for a body over 256 KB, 415 for a body that is not JSON, 429 after too many attempts.',
  '5XX': 'Something went wrong on our side.',
};

interface Operation {
  requestBody?: { required?: boolean };
  responses: Record<string, { description: string }>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** Adds descriptions of statuses and marks the bodies of deletions as optional. Removes schemas that no path uses. */
const finished: SwaggerTransformObject = (document) => {
  const whole = structuredClone(jsonSchemaTransformObject(document)) as unknown as OpenApi;
  for (const methods of Object.values(whole.paths)) {
    for (const operation of Object.values(methods)) describeStatuses(operation);
    // The id may be in the query instead of the body.
    if (methods['delete']?.requestBody) methods['delete'].requestBody.required = false;
  }
  const schemas = reachableFrom(whole.paths, whole.components.schemas);
  return {
    ...whole,
    components: { ...whole.components, schemas },
  } as unknown as ReturnType<SwaggerTransformObject>;
};

/** Text that the generator uses for responses without a description. */
const noDescription = 'Default Response';

function describeStatuses({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses))
    if (response.description === noDescription) response.description = statusTexts[status]!;
}

function reachableFrom(paths: object, schemas: Record<string, unknown>): Record<string, unknown> {
  const reached: Record<string, unknown> = {};
  const visit = (holder: unknown) => {
    for (const [, name = ''] of JSON.stringify(holder).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in reached) continue;
      reached[name] = schemas[name];
      visit(schemas[name]);
    }
  };
  visit(paths);
  return reached;
}
