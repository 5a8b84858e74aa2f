import { type Collection, JsonType, ReferenceKind, type EntityProperty, type Ref } from '@mikro-orm/core';
import type { SqlValue } from '../database/database.ts';
import type { EntityModel } from '../read/model.ts';

/** An entity in the form in which it is stored: all columns by property name, relations as ids. */
export type Stored<T> = {
  [K in keyof T as NonNullable<T[K]> extends Collection<never> ? never : K]: NonNullable<
    T[K]
  > extends Ref<object>
    ? Extract<T[K], null> | number
    : T[K];
};

/** A property with a column of its own. */
export interface StoredProperty {
  name: string;
  column: string;
  property: EntityProperty;
  isJson: boolean;
  read: ((value: unknown) => unknown) | undefined;
}

/** The columns of an entity, and the defaults of its class. */
export class StoredEntity {
  static readonly #known = new WeakMap<EntityModel, StoredEntity>();
  readonly model: EntityModel;
  readonly properties: readonly StoredProperty[];
  readonly links: readonly string[];
  readonly versionColumn: string | undefined;
  /** Default values of a new instance. */
  readonly defaults: Readonly<Record<string, unknown>>;

  static of(model: EntityModel): StoredEntity {
    const known = this.#known.get(model) ?? new StoredEntity(model);
    this.#known.set(model, known);
    return known;
  }

  private constructor(model: EntityModel) {
    const all = model.allProperties();
    const stored = all.filter(
      (property) =>
        property.persist !== false &&
        (property.kind === ReferenceKind.SCALAR || property.kind === ReferenceKind.MANY_TO_ONE),
    );
    this.model = model;
    this.properties = stored.map((property) => ({
      name: property.name,
      column: model.column(property.name),
      property,
      isJson: property.customType instanceof JsonType,
      read: model.reader(property.name),
    }));
    this.links = all
      .filter((property) => property.kind === ReferenceKind.MANY_TO_MANY && property.owner)
      .map((property) => property.name);
    const version = stored.find((property) => property.version);
    this.versionColumn = version && model.column(version.name);
    this.defaults = this.#defaultsOfClass();
  }

  /** Converts a value to the form that its column stores. */
  toColumn({ isJson, property }: StoredProperty, value: unknown): SqlValue {
    if (value === undefined || value === null) return null;
    if (isJson) return JSON.stringify(value);
    if (property.kind === ReferenceKind.MANY_TO_ONE) return idOf(value);
    return this.model.stored(value);
  }

  #defaultsOfClass() {
    const instance = new (this.model.entityClass as new () => Record<string, unknown>)();
    return Object.fromEntries(
      this.properties.map(({ name }) => [name, instance[name]]).filter(([, value]) => value !== undefined),
    );
  }
}

/** The id of a relation's target, given as an id or as an object with an id. */
export const idOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (value as { id: number }).id : (value as number);
