import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { NoticeMail } from '../../../kit/notices/noticeKind.ts';
import { User } from '../../users/user.entity.ts';

registerEnumType(NoticeMail, {
  name: 'NotificationMail',
  description: 'When a notification is mailed as well.',
  valuesConfig: {
    NOW: { description: 'At once; after quiet hours where it is not urgent.' },
    DIGEST: { description: 'Once a day, with all others.' },
    NEVER: { description: 'Not at all.' },
  },
});

/** How somebody wants to be told of a kind of thing, where that is not as usual. */
@Entity()
@Unique({ properties: ['user', 'kind'] })
export class NoticeChoice extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'string' })
  kind!: string;

  @Property({ type: 'boolean' })
  isOn!: boolean;

  @Enum({ items: () => NoticeMail })
  mail!: NoticeMail;

  @Property({ type: 'boolean', default: false })
  isPushed!: boolean;
}
