import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';

/** The services at which people have accounts. */
export const socialProviders: readonly string[] = ['facebook', 'github', 'google', 'slack', 'twitter'];

const longest = 100;

/** Notes that the viewer is somebody at another service: one account at each, and nobody else's. */
export async function connect(context: Context, provider: string, given: string): Promise<void> {
  const externalId = given.trim();
  const { userId } = context.viewer!;
  if (!socialProviders.includes(provider)) throw invalidInput({ provider: 'unknown' });
  if (externalId === '') throw invalidInput({ externalId: 'required' });
  if (externalId.length > longest) throw invalidInput({ externalId: 'tooLong' });
  await createEntity(context, SocialAccount, async ({ transaction }) => {
    const rows = await transaction.rows(
      'select user_id, external_id from social_account where provider = ? and (user_id = ? or external_id = ?)',
      [provider, userId, externalId],
    );
    if (rows.some(([owner]) => Number(owner) === userId)) throw invalidInput({ provider: 'taken' });
    if (rows.length > 0) throw invalidInput({ externalId: 'taken' });
    return { user: userId, provider, externalId };
  });
}

export async function disconnect(context: Context, id: string): Promise<void> {
  await removeEntity(context, SocialAccount, id, (account) => {
    if (account.user !== context.viewer!.userId) throw notFound('SocialAccount');
  });
}
