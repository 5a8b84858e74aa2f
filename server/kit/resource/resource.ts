import { Resolver, type ClassType } from 'type-graphql';
import type { EditableEntity } from '../entities/baseEntity.ts';
import type { SearchResultFields } from '../list/search/searchResult.ts';
import { inputsOf } from './inputsOf.ts';
import type { WriteOptions } from './resolvers/updateResolver.ts';
import { WriteResolver } from './resolvers/writeResolver.ts';

interface ResourceOptions
  extends Omit<WriteOptions, 'searchResult'>, Pick<SearchResultFields, 'title' | 'subtitle' | 'picture'> {
  /** Path of its list in the portal. */
  list: `/admin/${string}`;
  /** Name of the list in the portal, under which people save views. Defaults to the last part of `list`. */
  views?: string;
  roles: NonNullable<WriteOptions['roles']>;
}

/**
 * Creates the resolver of a plain record. The resolver has its inputs from the `@Writable` fields of the entity, its queries `x` and `xs`,
 * its mutations `createX`, `updateX` and `deleteX`, its result in the global search, its saved views and the grants of the standard roles.
 * Records with rules of their own extend `WriteResolver` instead, and may use `inputsOf` too.
 */
export function resource<T extends EditableEntity>(
  entity: ClassType<T>,
  { title, subtitle, picture, list, ...options }: ResourceOptions,
): Function {
  const { Input, Patch } = inputsOf(entity);

  @Resolver(() => entity)
  class PlainResolver extends WriteResolver(entity, Input, Patch, {
    views: list.slice(list.lastIndexOf('/') + 1),
    ...options,
    searchResult: { title, list, ...(subtitle && { subtitle }), ...(picture && { picture }) },
  }) {}
  return PlainResolver;
}
