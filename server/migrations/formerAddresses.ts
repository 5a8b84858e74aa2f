import { foldText } from '../kit/foldText.ts';

/* Moves the former slugs of contents into the redirects of the website, and back. */

type Execute = (sql: string, values?: unknown[]) => Promise<unknown>;

/** Address segment of each area of contents when the migration was written. */
const areaPaths: Record<string, string> = {
  NEWS: 'news',
  BLOG: 'blog',
  SERVICE: 'services',
  ALBUM: 'photos',
  PRODUCT: 'shop',
  PARTNER: 'partners',
};

const rowsOf = async (execute: Execute, sql: string, values?: unknown[]) =>
  (await execute(sql, values)) as Array<Record<string, string>>;

/** Makes a redirect of each former slug. A redirect that somebody entered for the address stays. */
export async function moveFormerSlugs(execute: Execute): Promise<void> {
  const former = await rowsOf(
    execute,
    `select former.slug as former, content.id, content.kind, content.language, content.slug from former_slug as former
     join content on content.id = former.target and content.radio_id = former.scope
     where former.kind = 'Content ' || content.kind || ' ' || content.language order by former.id`,
  );
  for (const { former: slug, id, kind, language, slug: present } of former) {
    const below = `/${language!.toLowerCase()}/${areaPaths[kind!]}/`;
    const [path, target] = [below + slug, below + present];
    await execute(
      `insert into redirect (version, created_at, updated_at, search_text, guarded_search_text, radio_id, path, target, is_automatic)
       select 1, updated_at, updated_at, ?, '', radio_id, ?, ?, true from content
       where id = ? and not exists (select 1 from redirect where redirect.radio_id = content.radio_id and redirect.path = ?)`,
      [`${foldText(path)}\n${foldText(target)}`, path, target, id, path],
    );
  }
  await execute(`delete from former_slug where kind like 'Content %'`);
}

/** Makes a former slug of each automatic redirect whose content exists, and deletes those redirects. */
export async function restoreFormerSlugs(execute: Execute): Promise<void> {
  const redirects = await rowsOf(
    execute,
    'select radio_id as radio, path, target from redirect where is_automatic order by id',
  );
  for (const { radio, path, target } of redirects) {
    const [, language, area, slug] = path!.split('/');
    const kind = Object.keys(areaPaths).find((known) => areaPaths[known] === area);
    await execute(
      `insert into former_slug (kind, scope, slug, target)
       select 'Content ' || kind || ' ' || language, radio_id, ?, id from content where radio_id = ? and kind = ? and language = ? and slug = ?`,
      [slug, radio, kind, language!.toUpperCase(), target!.split('/').at(-1)],
    );
  }
  await execute('delete from redirect where is_automatic');
}
