import type { Json } from '../json.ts';
import type { TestApp } from '../testApp.ts';

/** Returns the notifications of a kind that a person has received in a test, the newest first. Waits until all of them have arrived. */
export async function notificationsOf(app: TestApp, token: string, kind: string): Promise<Json[]> {
  await app.shared.services.jobs.idle();
  const { data, errors } = await app.graphql(
    '{ notifications(perPage: 100) { items { id kind subject(language: "en") text(language: "en") path number isMention radioId at expiresAt } } }',
    {},
    token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.notifications.items.filter((notification: Json) => notification.kind === kind);
}

export const subjectsOf = async (app: TestApp, token: string, kind: string): Promise<string[]> =>
  (await notificationsOf(app, token, kind)).map(({ subject }) => subject as string);
