import type { ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { MaybePromise } from '../database/database.ts';
import type { Condition } from '../read/reads.ts';
import type { FieldFilter } from './filters.ts';

/** How a value reads on the screen, for searches by what people see. */
export type SearchText = (value: never) => string;

interface ColumnOptions {
  /** The filter input of the column, such as `() => StringFilter`. Absent: the column cannot be filtered by. */
  filter?: () => ClassType;
  /** Of a filter by ids: the type of the schema that they are of, where that is not the type of the list. */
  names?: string;
  /** What it is, where the schema has no field that says so. */
  about?: string;
  /** Whether lists can be sorted by it. */
  sort?: boolean;
  /** The property that holds it as lists sort it, where an index is to serve that. */
  sortedAs?: string;
  /** What a filter means, of the rows `t`, where no column holds the value: it follows from others. */
  where?: (condition: FieldFilter, context: Context) => MaybePromise<Condition>;
}

interface ListedOptions extends ColumnOptions {
  /** Searched by `search`, as it is or as the function writes it. On a relation, beside `via`: its search text counts for this one. */
  search?: true | SearchText;
  /** On a relation: columns of the other side under a name of this list, such as `{ clientName: { property: 'name' } }`. */
  via?: Record<string, RelatedColumn>;
}

interface RelatedColumn extends ColumnOptions {
  property: string;
  /**
   * The field of the list's own type, such as `fullName` or `author.id`, that shows the same to whoever reads its rows.
   * Without one, a filter or sort asks for the right to read the other side.
   */
  shownAs?: string;
}

/** A column of a list, by the name it has in `XFilter` and `XSort`. */
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
  /** Whether the text is that of the other side, and none of this entity. */
  isRelation: boolean;
}

interface ListedClass {
  columns: ListedColumn[];
  searched: SearchedProperty[];
  /** Whether a search for a whole number, `5033` or `#5033`, finds the row with this id too. */
  isFoundByNumber: boolean;
}

const classes = new Map<unknown, ListedClass>();

/** The only way a property becomes filterable, sortable or searchable. */
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

/** Lets a search find a row by its id, for what people call by its number. */
export const FoundByNumber: ClassDecorator = (target) => {
  entryOf(target).isFoundByNumber = true;
};

/** Everything with `@ListField` on a class and its bases, the base's first. */
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
