import { Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { guardedSearchText, openSearchText } from '../list/search/searchText.ts';
import { EditableEntity } from './baseEntity.ts';

/** An entity with `@ListField({ search })` on its own properties. The text to search in is stored in columns of the row. */
@ObjectType({ simpleResolvers: true })
export abstract class SearchableEntity extends EditableEntity {
  @Property({ type: 'text', hidden: true, onCreate: openSearchText, onUpdate: openSearchText })
  searchText!: string;

  /** Search text of the guarded fields. It is only searched for viewers who may read all of these fields. */
  @Property({ type: 'text', hidden: true, onCreate: guardedSearchText, onUpdate: guardedSearchText })
  guardedSearchText!: string;
}
