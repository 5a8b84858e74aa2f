import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RestAccountSettingDocument } from './accountSetting.generated.ts';
import { LegacyAccount, legacyAccount } from './accountSettingShape.ts';
import { answers } from '../errors.ts';

export const accountSettingPaths: FastifyPluginAsyncZod = async (server) => {
  server.get(
    '/account-setting/data',
    {
      schema: {
        tags: ['Account'],
        summary: 'The caller’s own account, as its settings show it',
        response: answers(200, LegacyAccount),
      },
    },
    async ({ caller }) => legacyAccount((await caller.run(RestAccountSettingDocument, {})).accountSettings),
  );
};
