import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answers } from '../errors.ts';
import { RestProfileDocument } from './profile.generated.ts';
import { LegacyProfile, legacyProfile } from './profileShape.ts';

export const profilePaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/profile/data',
    {
      schema: {
        tags: ['Profile'],
        summary: 'The caller’s profile, with posts of colleagues',
        response: answers(200, LegacyProfile),
      },
    },
    async ({ caller }) => legacyProfile(await caller.run(RestProfileDocument, {})),
  );
};
