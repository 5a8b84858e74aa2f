import { viewsOfBin, type ViewedList } from '../../list/viewedList.ts';
import type { Rule } from '../../rules/rule.ts';
import { grantsOn, type RoleActions, type StandardGrants } from '../../rules/standardGrants.ts';

/** Options of a resolver from which the parts of its domain are derived. */
export interface RecordOptions {
  /** Name of the list in the portal, under which people save views, such as `air-log`. When absent, there are no saved views. */
  views?: string;
  /** Like `views`, for the list of its recycle bin. */
  binViews?: string;
  /** Actions of the standard roles of a new installation: `{ staff: ['read'], user: ['update own'] }`. */
  roles?: RoleActions;
}

/** Parts that a record contributes to its domain. */
export interface RecordParts {
  entity: Function;
  views: Readonly<Record<string, ViewedList>>;
  grants: StandardGrants;
}

const parts = new WeakMap<Function, RecordParts>();

/** Stores the parts that a resolver class contributes to its domain. Classes that extend it contribute the same parts. */
export function setRecordParts(
  resolver: Function,
  entity: Function,
  { views, binViews, roles = {}, rule }: RecordOptions & { rule: Rule },
): void {
  parts.set(resolver, {
    entity,
    views: {
      ...(views && { [views]: { rule, subject: entity.name } }),
      ...(binViews && { [binViews]: viewsOfBin(entity.name) }),
    },
    grants: grantsOn(entity.name, roles),
  });
}

/** Returns the parts of a resolver's record; undefined for resolvers that are not made from an entity. */
export function recordPartsOf(resolver: Function): RecordParts | undefined {
  for (let owner = resolver; owner?.prototype; owner = Object.getPrototypeOf(owner) as Function) {
    const found = parts.get(owner);
    if (found) return found;
  }
  return undefined;
}
