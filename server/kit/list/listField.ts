// The columns of lists are a registry of modules, because decorators of properties fill it when their class is loaded.

import type { ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import type { Condition } from '../read/reads.ts';
import type { FieldFilter } from './filters.ts';

/** Function that formats a value as the portal shows it, so that searches find the visible text. */
export type SearchText = (value: never) => string;

interface ColumnOptions {
  /** Filter type of the column, such as `() => StringFilter`. When absent, lists cannot be filtered by the column. */
  filter?: () => ClassType;
  /** GraphQL type whose ids the filter expects. Defaults to the type of the list. */
  names?: string;
  /** Description of the column. Needed when no field of the schema describes it. */
  about?: string;
  /** Whether lists can be sorted by the column. Defaults to true. */
  sort?: boolean;
  /** Property with the sort key, when sorting by this column needs an index of its own. */
  sortedAs?: string;
  /** Condition on the rows `t` for a computed column, which is not stored in the database. */
  where?: (condition: FieldFilter, context: Context) => MaybePromise<Condition>;
}

interface ListedOptions extends ColumnOptions {
  /**
   * Makes `search` find the property, as it is stored or as the function formats it. On a relation with `via`, `search` finds the
   * related row's search text.
   */
  search?: true | SearchText;
  /**
   * On a relation: properties of the related row as columns of this list, by the name of the column. Example: `{ clientName: { property:
   * 'name' } }`.
   */
  via?: Record<string, RelatedColumn>;
}

interface RelatedColumn extends ColumnOptions {
  property: string;
  /**
   * Path of a field that shows the same value to all readers of the list's rows, such as `fullName` or `author.id`. Without it,
   * filtering or sorting by the column requires the permission to read the related row.
   */
  shownAs?: string;
}

/** A column of a list, under its name in `XFilter` and `XSort`. */
export interface ListedColumn extends ColumnOptions {
  name: string;
  property: string;
  /** The relation whose entity has the property `property`; absent when the list's own entity has it. */
  relation?: string;
  shownAs?: string;
}

export interface SearchedProperty {
  property: string;
  text: true | SearchText;
  /** True when the search text of a related row is searched. */
  isRelation: boolean;
}

interface ListedClass {
  columns: ListedColumn[];
  searched: SearchedProperty[];
  /** True when a search for a whole number, `5033` or `#5033`, also finds the row with this id. */
  isFoundByNumber: boolean;
}

const classes = new Map<unknown, ListedClass>();

/** Makes a property filterable, sortable or searchable in lists. Properties without this decorator are not. */
export function ListField({
  filter,
  names,
  about,
  sort = true,
  sortedAs,
  where,
  search,
  via,
}: ListedOptions = {}): PropertyDecorator {
  return (target, key) => {
    const property = String(key);
    const entry = entryOf(target.constructor);
    if (search) entry.searched.push({ property, text: search, isRelation: via !== undefined });
    if (via) {
      for (const [name, column] of Object.entries(via))
        entry.columns.push({ sort: true, ...column, name, relation: property });
    } else if (filter || sort) {
      entry.columns.push({ name: property, property, filter, names, about, sort, sortedAs, where });
    }
  };
}

/** Lets a search find a row by its id, for records that people refer to by number. */
export const FoundByNumber: ClassDecorator = (target) => {
  entryOf(target).isFoundByNumber = true;
};

/** Collects the `@ListField` declarations of a class and its base classes. Those of the base classes come first. */
export function listedOf(entity: object): ListedClass {
  const chain: ListedClass[] = [];
  for (let current: unknown = entity; current; current = Object.getPrototypeOf(current)) {
    const entry = classes.get(current);
    if (entry) chain.unshift(entry);
  }
  return {
    columns: chain.flatMap((entry) => entry.columns),
    searched: chain.flatMap((entry) => entry.searched),
    isFoundByNumber: chain.some((entry) => entry.isFoundByNumber),
  };
}

function entryOf(owner: unknown): ListedClass {
  const entry = classes.get(owner) ?? { columns: [], searched: [], isFoundByNumber: false };
  classes.set(owner, entry);
  return entry;
}
