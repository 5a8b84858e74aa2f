import { afterAll, describe, expect, test } from 'vitest';
import { chatter, quietApp } from '../../../domains/chat/testing/chats.ts';
import { refusal, restClient, signInWords } from '../testClient.ts';

const app = await quietApp(afterAll);
const path = (id: string) => `/api/exports/chat/${id}.csv`;
const somebody = async (role: string) => {
  const token = await app.as(role);
  return { ...chatter(app, token), get: restClient(app, token).get };
};

describe('the export of a thread', () => {
  test('rejects callers who are signed out, may only read it, or do not see it', async () => {
    const [editor, author, admin] = await Promise.all(['editor', 'author', 'admin'].map(somebody));
    const { thread } = await editor!.room({ name: 'Desk' });
    expect(await restClient(app).get(path(thread.id))).toMatchObject(refusal(401, signInWords));
    expect(await author!.get(path(thread.id))).toMatchObject(refusal(403, /Only moderators/));
    const { id } = await editor!.open([await author!.id()]);
    expect(await admin!.get(path(id))).toMatchObject({ status: 404 });
    const several = await editor!.open([await author!.id(), await admin!.id()]);
    expect(await author!.get(path(several.id))).toMatchObject(refusal(403, /Only moderators/));
    expect((await editor!.get(path(several.id))).status).toBe(200);
  });

  test('gives each message once, in order, with who wrote it and what it said before', async () => {
    const [editor, author] = await Promise.all(['editor', 'author'].map(somebody));
    const { thread } = await editor!.room({ name: 'Long' });
    for (let at = 1; at <= 103; at++) await editor!.send(thread.id, `n${at}`);
    const { id, version } = await author!.send(thread.id, '=SUM(A1)');
    await author!.act('editChatMessage', `id: "${id}", version: ${version}, body: "two"`);
    const deleted = await author!.send(thread.id, 'secret');
    await author!.act('deleteChatMessage', `id: "${deleted.id}"`, '');
    const reply = await editor!.get(path(thread.id));
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="chat-${thread.id}.csv"`);
    const lines = reply.text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFNumber,Time (UTC),Author,Text,Files,State,Edited (UTC),Texts before');
    expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 105 }, (_, index) => index + 1),
    );
    expect(lines[104]).toMatch(/^104,[^,]+,[^,]+,two,,,[^,]+,\[until .+\] =SUM\(A1\)$/);
    expect(lines[105]).toMatch(/^105,[^,]+,[^,]+,,,Deleted,/);
    expect(reply.text).not.toContain('secret');
  });
});
