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
            description: 'The access token that `POST /jwt/login` gives; it lives 10 minutes.',
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
    'Refused: 400 for wrong values, 401 without a good access token, 403 without the permission, 404 for an unknown id, 429 after too many tries.',
};

interface OpenApi {
  paths?: object;
  components?: { schemas?: Record<string, unknown> };
}

/** Says what each status means, and leaves out the schemas that no path leads to. */
const finished: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document) as OpenApi;
  const paths = withStatusTexts(whole.paths ?? {});
  const schemas = reachableFrom(paths, whole.components?.schemas ?? {});
  return {
    ...whole,
    paths,
    components: { ...whole.components, schemas },
  } as ReturnType<SwaggerTransformObject>;
};

function withStatusTexts(paths: object): object {
  const described = (key: string, value: unknown): unknown =>
    statusTexts[key] && typeof value === 'object' ? { ...value, description: statusTexts[key] } : value;
  return JSON.parse(JSON.stringify(paths), described) as object;
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
