import { referencesIn } from '../kit/html/references.ts';

/* Stores the records that existing texts of contents and of their drafts refer to. Texts are read in batches. */

type Execute = (sql: string, values?: unknown[]) => Promise<unknown>;

const batchSize = 100;
const rowsAtOnce = 200;

export async function fillReferences(execute: Execute): Promise<void> {
  await fill(execute, 'false', (after) =>
    execute(
      `select id, id as content, body from content where id > ? and body like '%data-%' order by id limit ${batchSize}`,
      [after],
    ),
  );
  await fill(execute, 'true', (after) =>
    execute(
      `select id, content_id as content, fields from content_draft where id > ? order by id limit ${batchSize}`,
      [after],
    ),
  );
}

interface Text {
  id: number;
  content: number;
  body?: string;
  /** A JSON text on SQLite, an object on PostgreSQL. */
  fields?: string | { body?: unknown };
}

async function fill(
  execute: Execute,
  isDraft: 'true' | 'false',
  read: (after: number) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ;) {
    const texts = (await read(after)) as Text[];
    if (texts.length === 0) return;
    const references = texts.flatMap((text) =>
      referencesIn(bodyOf(text)).map(({ type, id }) => [Number(text.content), type, id]),
    );
    for (let start = 0; start < references.length; start += rowsAtOnce) {
      const some = references.slice(start, start + rowsAtOnce);
      const rows = some.map(() => `(?, ${isDraft}, ?, ?)`).join(', ');
      await execute(
        `insert into content_reference (content_id, is_draft, type, record) values ${rows}`,
        some.flat(),
      );
    }
    after = Number(texts.at(-1)!.id);
  }
}

function bodyOf({ body, fields = {} }: Text): string {
  if (body !== undefined) return body;
  const stored = (typeof fields === 'string' ? JSON.parse(fields) : fields) as { body?: unknown };
  return typeof stored.body === 'string' ? stored.body : '';
}
