import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { MenuItem, MenuLabel } from './menuItem.ts';
import { MenuRecord } from './menuRecord.ts';
import { describedRecord } from './menuRecords.ts';

@Resolver(() => MenuItem)
export class MenuItemResolver {
  @FieldResolver(() => MenuRecord, {
    nullable: true,
    description: 'Record that the entry leads to; null for a page or a link.',
  })
  async record(@Root() { record }: MenuItem, @Ctx() context: Context): Promise<MenuRecord | null> {
    return record ? describedRecord(context, record) : null;
  }

  @Costs(0, 1)
  @FieldResolver(() => [MenuItem], {
    description: 'Entries of the submenu, in their order. A menu has at most three levels.',
  })
  children(@Root() { children }: MenuItem): MenuItem[] {
    return children ?? [];
  }

  @Costs(0, 3)
  @FieldResolver(() => [MenuLabel], { description: 'Labels of the entry, at most one for each language.' })
  labels(@Root() { labels }: MenuItem): MenuLabel[] {
    return labels;
  }
}
