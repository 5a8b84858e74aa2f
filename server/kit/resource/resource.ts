import { Resolver, type ClassType } from 'type-graphql';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { viewsOf, type ViewedList } from '../list/viewedList.ts';
import { grants, type StandardGrants, type StandardRole } from '../rules/standardGrants.ts';
import { inputsOf } from './inputsOf.ts';
import type { WriteOptions } from './resolvers/updateResolver.ts';
import { WriteResolver } from './resolvers/writeResolver.ts';

interface ResourceOptions extends Omit<WriteOptions, 'searchResult'> {
  /** Title of a row in the global search, with fields in braces: `{name}`. */
  title: string;
  /** Second line of a row in the global search. */
  subtitle?: string;
  /** Path of its list in the portal. The last part is the name of the list, under which people save views. */
  list: `/admin/${string}`;
  /** Actions of the standard roles of a new installation: `{ staff: ['read'], editor: ['manage'] }`. */
  roles: Partial<Record<StandardRole, readonly string[]>>;
}

/** Parts that a plain record contributes to its domain. */
export interface Resource {
  entity: Function;
  resolver: Function;
  views: Readonly<Record<string, ViewedList>>;
  grants: StandardGrants;
}

/**
 * Describes a plain record, from which its usual fields are made. These are its inputs from the `@Writable` fields of the entity, its
 * queries `x` and `xs`, its mutations `createX`, `updateX` and `deleteX`, its result in the global search, its saved views and the
 * grants of the standard roles. Records with rules of their own extend `WriteResolver` instead, and may use `inputsOf` too.
 */
export function resource<T extends EditableEntity>(
  entity: ClassType<T>,
  { title, subtitle, list, roles, ...options }: ResourceOptions,
): Resource {
  const { Input, Patch } = inputsOf(entity);

  @Resolver(() => entity)
  class PlainResolver extends WriteResolver(entity, Input, Patch, {
    ...options,
    searchResult: { title, list, ...(subtitle && { subtitle }) },
  }) {}

  return {
    entity,
    resolver: PlainResolver,
    views: { [list.slice(list.lastIndexOf('/') + 1)]: viewsOf(entity.name) },
    grants: Object.fromEntries(
      Object.entries(roles).map(([role, actions]) => [
        role,
        actions.flatMap((action) => grants(action, entity.name)),
      ]),
    ),
  };
}
