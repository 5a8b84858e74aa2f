import type { ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import type { Condition } from '../read/reads.ts';
import type { FieldFilter } from './filters.ts';

/** Formats a value as the screen shows it, for searches by visible text. */
export type SearchText = (value: never) => string;

interface ColumnOptions {
  /** Filter input of the column, such as `() => StringFilter`; absent when the column has no filter. */
  filter?: () => ClassType;
  /** GraphQL type whose ids a filter by ids takes. Defaults to the type of the list. */
  names?: string;
  /** Description of the column, when no field of the schema describes it. */
  about?: string;
  /** True when lists can be sorted by the column; the default. */
  sort?: boolean;
  /** Column with the sort key, when sorting needs an index. */
  sortedAs?: string;
  /** Condition on the rows `t` for a computed column, which no database column stores. */
  where?: (condition: FieldFilter, context: Context) => MaybePromise<Condition>;
}

interface ListedOptions extends ColumnOptions {
  /**
   * Includes the property in `search`, as it is or as the function formats it. On a relation with `via`: searches the related
   * row's search text.
   */
  search?: true | SearchText;
  /** On a relation: columns of the related row under names of this list, such as `{ clientName: { property: 'name' } }`. */
  via?: Record<string, RelatedColumn>;
}

interface RelatedColumn extends ColumnOptions {
  property: string;
  /**
   * Path of a field of the list's type, such as `fullName` or `author.id`, that shows the same value to all readers of its
   * rows. Without it, a filter or sort requires the right to read the related row.
   */
  shownAs?: string;
}

/** A column of a list, under its name in `XFilter` and `XSort`. */
export interface ListedColumn extends ColumnOptions {
  name: string;
  property: string;
  /** Set when `property` belongs to the entity on the other side of this relation. */
  relation?: string;
  shownAs?: string;
}

export interface SearchedProperty {
  property: string;
  text: true | SearchText;
  /** True when the text is the related row's search text. */
  isRelation: boolean;
}

interface ListedClass {
  columns: ListedColumn[];
  searched: SearchedProperty[];
  /** True when a search for a whole number, `5033` or `#5033`, also finds the row with this id. */
  isFoundByNumber: boolean;
}

const classes = new Map<unknown, ListedClass>();

/** Makes a property filterable, sortable or searchable. Lists ignore properties without this decorator. */
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

/** All `@ListField` declarations of a class and its base classes, the base's first. */
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
