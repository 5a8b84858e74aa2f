import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The OpenAPI document of the paths registered after it, and the page at `/api/docs` that shows it. */
export const restDocs = fastifyPlugin(async (server: FastifyInstance) => {
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Regie, REST paths',
        version: '1',
        description: 'The paths of older clients. New integrations are better served by GraphQL at `/graphql`.',
      },
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', description: 'The access token that `POST /jwt/login` gives; it lives 10 minutes.' } },
      },
      security: [{ accessToken: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await server.register(fastifySwaggerUi, { routePrefix: '/api/docs', theme: { title: 'Regie, REST paths' }, uiConfig: { docExpansion: 'list', deepLinking: true } });
});
