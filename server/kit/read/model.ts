import { MetadataStorage, ReferenceKind, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SqlValue } from '../database/database.ts';
import { isExcludedFromLibrary } from './excludedFromLibrary.ts';
import { outlineOf } from './outline.ts';

/**
 * Name of the MikroORM filter that limits rows to the request's radio. This filter and the next two are on by default. Reads in
 * this folder apply the same conditions.
 */
export const radioFilter = 'radio';
/** Name of the MikroORM filter that also includes rows without a radio, which every radio sees. */
export const sharedRadioFilter = 'sharedRadio';
export const notDeletedFilter = 'notDeleted';

/** True for a base class whose rows belong to a radio. Reads the decorators, because it runs before entities are discovered. */
export function isRadioOwned(base: { name: string }): boolean {
  const path = Reflect.get(base, MetadataStorage.PATH_SYMBOL) as string;
  return radioFilter in MetadataStorage.getMetadata(base.name, path, base as never).filters;
}

/** Table, columns and relations of an entity, from MikroORM's metadata. */
export class EntityModel {
  readonly table: string;
  readonly name: string;
  readonly radioColumn: string | undefined;
  readonly sharedRadioColumn: string | undefined;
  readonly deletedColumn: string | undefined;
  /** Discriminator column and value, for a subclass in a table with several kinds of rows. Undefined for other entities. */
  readonly kind: { column: string; value: string } | undefined;
  /** Kinds excluded from the library, for the base class of a table with several kinds. Undefined when there are none. */
  readonly excludedKinds: { column: string; values: readonly string[] } | undefined;
  /** Kinds of rows, for the base class of a table with several kinds; undefined for other entities. */
  readonly several: SeveralKinds | undefined;
  readonly #meta: EntityMetadata;
  readonly #models: EntityModels;

  constructor(meta: EntityMetadata, models: EntityModels) {
    this.#meta = meta;
    this.#models = models;
    this.name = meta.className;
    this.table = models.quote(meta.tableName);
    this.radioColumn = meta.filters[radioFilter] && this.column('radio');
    this.sharedRadioColumn = meta.filters[sharedRadioFilter] && this.column('radio');
    this.deletedColumn = meta.filters[notDeletedFilter] && this.column('deletedAt');
    this.kind = kindIn(meta, models);
    this.excludedKinds = excludedKindsIn(meta, models);
    this.several = severalIn(meta, models);
  }

  get entityClass(): object {
    return this.#meta.class;
  }

  /** The model of the row's subclass. In tables with only one kind of rows, this model. */
  ofRow(row: Readonly<Record<string, unknown>>): EntityModel {
    const { discriminatorColumn, discriminatorMap, root } = this.#meta;
    if (root !== this.#meta || !discriminatorColumn || !discriminatorMap) return this;
    const kind = discriminatorMap[String(row[discriminatorColumn])];
    return kind ? this.#models.of(kind) : this;
  }

  allProperties(): EntityProperty[] {
    return this.#meta.props as EntityProperty[];
  }

  property(name: string): EntityProperty | undefined {
    return propertiesOf(this.#meta)[name];
  }

  /** Properties that are unique in the table or within a radio. */
  uniqueProperties(): EntityProperty[] {
    const ofClass = this.#meta.uniques.map(({ properties }) => [properties ?? []].flat().map(String));
    const alone = ofClass.map((names) => names.filter((name) => name !== 'radio'));
    const names = new Set(alone.flatMap((left) => (left.length === 1 ? left : [])));
    return this.allProperties().filter(({ name, unique }) => unique === true || names.has(name));
  }

  /** The quoted column of a plain property or of a to-one relation. Throws for all other properties. */
  column(property: string): string {
    const field = this.property(property)?.fieldNames?.[0];
    if (!field) throw new Error(`${this.name}.${property} is not a column.`);
    return this.#models.quote(field);
  }

  kindOf(property: string): 'column' | 'one' | 'many' | undefined {
    const found = this.property(property);
    if (!found) return undefined;
    if (found.kind === ReferenceKind.SCALAR) return 'column';
    return found.kind === ReferenceKind.MANY_TO_ONE || found.kind === ReferenceKind.ONE_TO_ONE
      ? 'one'
      : 'many';
  }

  target(property: string): EntityModel {
    return this.#models.byName(this.property(property)!.type);
  }

  /** For a to-many relation: the join with the link table, if any, and the column with the parent's id. */
  childLink(property: string): { join: (child: string) => string; parentColumn: (child: string) => string } {
    const found = this.property(property)!;
    if (found.kind === ReferenceKind.ONE_TO_MANY) {
      const owner = this.target(property).column(found.mappedBy as string);
      return { join: () => '', parentColumn: (child) => `${child}.${owner}` };
    }
    const { table, parent, child: childColumn } = this.linkTable(property);
    return {
      join: (child) => ` join ${table} pivot on pivot.${childColumn} = ${child}.id`,
      parentColumn: () => `pivot.${parent}`,
    };
  }

  /**
   * For a one-to-many relation: the property by which the children refer to their parent. Undefined for many-to-many relations.
   */
  wayBack(property: string): string | undefined {
    const { kind, mappedBy } = this.property(property)!;
    return kind === ReferenceKind.ONE_TO_MANY ? (mappedBy as string) : undefined;
  }

  /** The link table of a many-to-many relation. It has columns for this entity (`parent`) and for the other side (`child`). */
  linkTable(property: string): { table: string; parent: string; child: string } {
    const { pivotTable, joinColumns, inverseJoinColumns } = this.property(property)!;
    return {
      table: this.#models.quote(pivotTable),
      parent: this.#models.quote(joinColumns[0]!),
      child: this.#models.quote(inverseJoinColumns[0]!),
    };
  }

  /** Function that converts a stored value to the value that GraphQL expects. Undefined when both are the same. */
  reader(property: string): ((value: unknown) => unknown) | undefined {
    const found = this.property(property)!;
    const platform = this.#models.platform;
    const custom = found.customType;
    if (custom && custom.constructor.name !== 'DateType')
      return (value) => (value === null ? null : custom.convertToJSValue(value, platform));
    if (found.runtimeType === 'Date')
      return (value) =>
        value === null || value instanceof Date ? value : platform.parseDate(value as string);
    if (found.runtimeType === 'boolean') return (value) => (value === null ? null : Boolean(value));
    return undefined;
  }

  /** Converts a GraphQL value to the value that the database stores. */
  stored(value: unknown): SqlValue {
    return this.#models.stored(value);
  }
}

/** The models of all entities of one database. Each is created from MikroORM's metadata at its first use. */
export class EntityModels {
  readonly isSqlite: boolean;
  readonly platform;
  readonly #em: SqlEntityManager;
  readonly #models = new Map<string, EntityModel>();
  #several: readonly EntityModel[] | undefined;
  #namesByTable: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(em: SqlEntityManager) {
    this.#em = em;
    this.platform = em.getPlatform();
    this.isSqlite = this.platform.constructor.name.includes('Sqlite');
  }

  quote(name: string): string {
    return this.platform.quoteIdentifier(name);
  }

  /** Converts a value to the form that the database engine stores. */
  stored(value: unknown): SqlValue {
    if (value instanceof Date) return this.platform.processDateProperty(value) as SqlValue;
    if (typeof value === 'boolean') return this.isSqlite ? Number(value) : (value as never);
    return value as SqlValue;
  }

  of(entity: { name: string }): EntityModel {
    return this.byName(entity.name);
  }

  byName(name: string): EntityModel {
    const model = this.find(name);
    if (!model) throw new Error(`${name} is not an entity.`);
    return model;
  }

  /** The link tables of many-to-many relations: `SongArtistes`, with a column for each side. */
  linkTables(): Array<{ name: string; table: string; columns: Map<string, string> }> {
    const metas = [...this.#em.getMetadata().getAll().values()].filter(({ pivotTable }) => pivotTable);
    return metas.map(({ tableName, props }) => ({
      name: inCapitals(tableName),
      table: tableName,
      columns: new Map(
        props.flatMap(({ fieldNames: [column] }) => (column ? [[propertyOf(column), column] as const] : [])),
      ),
    }));
  }

  /** Names of the entities whose rows a table contains, by unquoted table. */
  namesByTable(): ReadonlyMap<string, readonly string[]> {
    this.#namesByTable ??= new Map(
      [...Map.groupBy(this.#em.getMetadata().getAll().values(), ({ tableName }) => tableName)].map(
        ([table, metas]) => [table, metas.map(({ className }) => className)],
      ),
    );
    return this.#namesByTable;
  }

  /** The models of the base classes whose tables contain several kinds of rows. */
  withSeveralKinds(): readonly EntityModel[] {
    this.#several ??= [...this.#em.getMetadata().getAll().values()]
      .filter((meta) => meta.root === meta && meta.discriminatorColumn && meta.discriminatorMap)
      .map(({ className }) => this.byName(className));
    return this.#several;
  }

  /** Names of the entities that belong to a radio. */
  ofRadios(): Set<string> {
    const metas = [...this.#em.getMetadata().getAll().values()];
    return new Set(
      metas
        .filter(({ abstract, filters }) => !abstract && filters[radioFilter])
        .map(({ className }) => className),
    );
  }

  /** The model of an entity; undefined when there is no entity of this name. */
  find(name: string): EntityModel | undefined {
    const known = this.#models.get(name);
    if (known) return known;
    const metas = [...this.#em.getMetadata().getAll().values()];
    const meta = metas.find((candidate) => candidate.className === name);
    if (!meta) return undefined;
    const model = new EntityModel(meta as EntityMetadata, this);
    this.#models.set(name, model);
    return model;
  }
}

interface SeveralKinds {
  /** Discriminator: the property that contains the kind of a row, and its quoted column. */
  property: string;
  column: string;
  classes: ReadonlyMap<string, object>;
  /** Properties that viewers may read of a row whose kind they may not read: see `Outline`. */
  outline: ReadonlySet<string>;
}

function severalIn(meta: EntityMetadata, models: EntityModels): SeveralKinds | undefined {
  const { root, discriminatorColumn, discriminatorMap } = meta;
  if (root !== meta || !discriminatorColumn || !discriminatorMap) return undefined;
  const { fieldNames } = propertiesOf(meta)[discriminatorColumn]!;
  return {
    property: discriminatorColumn as string,
    column: models.quote(fieldNames[0]!),
    classes: new Map(Object.entries(discriminatorMap)),
    outline: outlineOf(meta.class as object),
  };
}

function kindIn(meta: EntityMetadata, models: EntityModels): EntityModel['kind'] {
  const { root, discriminatorValue } = meta;
  if (root === meta || !root.discriminatorColumn) return undefined;
  const { fieldNames } = propertiesOf(root as EntityMetadata)[root.discriminatorColumn]!;
  return { column: models.quote(fieldNames[0]!), value: String(discriminatorValue) };
}

function excludedKindsIn(meta: EntityMetadata, models: EntityModels): EntityModel['excludedKinds'] {
  const { root, discriminatorColumn, discriminatorMap } = meta;
  if (root !== meta || !discriminatorColumn || !discriminatorMap) return undefined;
  const kinds = Object.entries(discriminatorMap).filter(([, kind]) => isExcludedFromLibrary(kind));
  if (kinds.length === 0) return undefined;
  const { fieldNames } = propertiesOf(meta)[discriminatorColumn]!;
  return { column: models.quote(fieldNames[0]!), values: kinds.map(([value]) => value) };
}

const inCapitals = (table: string) =>
  table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The side of a link table that a column refers to: `media_item_id` is `mediaItem`. */
const propertyOf = (column: string) =>
  column.replace(/_id$/, '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Properties by name. MikroORM types the names by the entity's class, which is not known here. */
const propertiesOf = ({ properties }: EntityMetadata): Readonly<Record<string, EntityProperty | undefined>> =>
  properties;
