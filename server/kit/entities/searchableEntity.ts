import { Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { guardedSearchText, openSearchText } from '../list/searchText.ts';
import { EditableEntity } from './baseEntity.ts';

/** An entity with `@ListField({ search })` on its own properties: what `search` looks through is kept beside the row. */
@ObjectType({ simpleResolvers: true })
export abstract class SearchableEntity extends EditableEntity {
  @Property({ type: 'text', hidden: true, onCreate: openSearchText, onUpdate: openSearchText })
  searchText!: string;

  /** Searched only by those who may read the guarded fields that it holds. */
  @Property({ type: 'text', hidden: true, onCreate: guardedSearchText, onUpdate: guardedSearchText })
  guardedSearchText!: string;
}
