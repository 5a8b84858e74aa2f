import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

@Entity()
@OutputType({ rule: allow('read', 'BlogPost'), description: 'Category of blog articles.' })
export class BlogCategory extends EditableEntity {
  @Field({ description: 'Name, such as `Technology`; unique.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Field({ description: 'Lucide name of the icon, such as `radio-tower`.' })
  @Property({ type: 'string' })
  icon!: string;
}
