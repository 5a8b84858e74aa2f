import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { createEntity, removeEntity } from '../../../../kit/resource/writes.ts';
import { SocialAccount } from '../../users/socialAccount.entity.ts';

/** Names of the services whose accounts users can connect. */
export const socialProviders: readonly string[] = ['facebook', 'github', 'google', 'slack', 'twitter'];

const longest = 100;

/** Stores the viewer's account at another service: one per service, and unique among all users. */
export async function connect(context: Context, provider: string, given: string): Promise<void> {
  const externalId = given.trim();
  const { userId } = context.viewer!;
  if (!socialProviders.includes(provider)) throw invalidInput({ provider: 'unknown' });
  if (externalId === '') throw invalidInput({ externalId: 'required' });
  if (externalId.length > longest) throw invalidInput({ externalId: 'tooLong' });
  await createEntity(context, SocialAccount, async ({ transaction }) => {
    const known = await findSameAccounts.all(transaction, { provider, user: userId, externalId });
    if (known.some(({ user }) => user === userId)) throw invalidInput({ provider: 'taken' });
    if (known.length > 0) throw invalidInput({ externalId: 'taken' });
    return { user: userId, provider, externalId };
  });
}

const findSameAccounts = query(
  'accounts.findSameAccounts',
  (db, { provider, user, externalId }: Given<{ provider: string; user: number; externalId: string }>) =>
    db
      .selectFrom('SocialAccount')
      .select('user')
      .where('provider', '=', provider)
      .where(({ or, eb }) => or([eb('user', '=', user), eb('externalId', '=', externalId)])),
);

export async function disconnect(context: Context, id: string): Promise<void> {
  await removeEntity(context, SocialAccount, id, (account) => {
    if (account.user !== context.viewer!.userId) throw notFound('SocialAccount');
  });
}
