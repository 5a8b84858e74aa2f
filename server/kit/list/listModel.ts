import type { EntityModel, EntityModels } from '../read/model.ts';
import { listedOf, type ListedColumn } from './listField.ts';

/** A table whose texts a list searches: the list's own, or that of a to-one relation. */
export interface SearchTarget {
  model: EntityModel;
  /** The to-one relation to the searched table; absent for the list's own entity. */
  relation?: string;
}

/** The `@ListField` declarations of an entity, matched with its table. */
export class ListModel {
  static readonly #known = new WeakMap<EntityModel, ListModel>();
  readonly model: EntityModel;
  readonly columns: ReadonlyMap<string, ListedColumn>;
  readonly searchTargets: readonly SearchTarget[];
  readonly isFoundByNumber: boolean;

  static of(models: EntityModels, entity: { name: string }): ListModel {
    const model = models.of(entity);
    const known = this.#known.get(model) ?? new ListModel(model);
    this.#known.set(model, known);
    return known;
  }

  private constructor(model: EntityModel) {
    const { columns, searched, isFoundByNumber } = listedOf(model.entityClass);
    this.model = model;
    this.isFoundByNumber = isFoundByNumber;
    this.columns = new Map(columns.map((column) => [column.name, column]));
    const relations = searched.filter(({ isRelation }) => isRelation);
    this.searchTargets = [
      ...(relations.length < searched.length ? [{ model }] : []),
      ...relations.map(({ property }) => ({ model: model.target(property), relation: property })),
    ];
  }
}
