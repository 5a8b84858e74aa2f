import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Emission } from '../../programmes/public.ts';
import { Content } from '../contents/content.entity.ts';
import { storedDesignOf, type StoredDesign } from '../design/websiteDesign.ts';
import { MenuRecordType } from './menuRecord.ts';
import { storedEntries } from './menuValues.ts';

const findStoredMenus = query('website.findStoredMenus', (db) =>
  db
    .selectFrom('Website as website')
    .leftJoin('WebsiteDraft as draft', 'draft.website', 'website.id')
    .select(['website.menu', 'website.footerMenu', 'draft.fields']),
);

/** Ids of the records of a type to which an entry of a menu leads, published or in the draft. */
async function recordsInMenus(context: Context, type: MenuRecordType): Promise<Set<number>> {
  const website = await findStoredMenus.first(context);
  if (!website) return new Set();
  const drafted = website.fields ? storedDesignOf(website.fields as Partial<StoredDesign>) : undefined;
  const menus = [website.menu, website.footerMenu, drafted?.menu, drafted?.footerMenu];
  const records = storedEntries(menus.flatMap((menu) => menu ?? [])).flatMap(({ record }) => record ?? []);
  return new Set(records.flatMap((record) => (record.type === type ? record.recordId : [])));
}

/** Creates the field that says whether a menu leads to a record of a type. */
function usesOf(item: ClassType, type: MenuRecordType) {
  const load = batched<boolean>(async (context, ids) => {
    if (!context.abilities.allows(allow('read', 'Website'))) return ids.map(() => false);
    const used = await recordsInMenus(context, type);
    return ids.map((id) => used.has(id));
  });

  @Resolver(() => item)
  class MenuUsesResolver {
    @FieldResolver(() => Boolean, {
      description:
        'True when an entry of a menu of the website, or of its draft, leads to the record. False for viewers who may not read the website. The entry does not prevent the deletion of the record; menus then leave the entry out.',
    })
    usedInMenus(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
      return load(context, id);
    }
  }
  return MenuUsesResolver;
}

export const menuUsesResolvers = [
  usesOf(Emission, MenuRecordType.EMISSION),
  usesOf(Content, MenuRecordType.CONTENT),
];
