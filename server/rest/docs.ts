import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const title = 'Regie, REST paths';

/**
 * The OpenAPI document of the paths that are registered after it, and the page at `/api/docs` that shows it. All of the
 * page comes from us, and it keeps to the content policy of every other page.
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
              'The access token that `POST /jwt/login` gives, which lives 10 minutes, or an API token of the portal.',
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
    'Refused: 400 for wrong values, 401 without a good access token, 403 without the permission, 404 for an unknown id, 409 when somebody else changed the same row just then, 413 for a body over 256 KB, 415 for one that is not JSON, 429 after too many tries.',
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

/** Says what each status means and which bodies may be left out, and leaves out the schemas that no path leads to. */
const finished: SwaggerTransformObject = (document) => {
  const whole = structuredClone(jsonSchemaTransformObject(document)) as unknown as OpenApi;
  for (const methods of Object.values(whole.paths)) {
    for (const operation of Object.values(methods)) describeStatuses(operation);
    // What is to be deleted may also stand in the query.
    if (methods['delete']?.requestBody) methods['delete'].requestBody.required = false;
  }
  const schemas = reachableFrom(whole.paths, whole.components.schemas);
  return {
    ...whole,
    components: { ...whole.components, schemas },
  } as unknown as ReturnType<SwaggerTransformObject>;
};

/** What the generator writes where a path says nothing itself. */
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
