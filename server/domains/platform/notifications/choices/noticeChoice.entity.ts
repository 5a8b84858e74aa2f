import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { NoticeMail } from '../../../../kit/notices/noticeKind.ts';
import { User } from '../../users/user.entity.ts';

registerEnumType(NoticeMail, {
  name: 'NotificationMail',
  description: 'When notifications of a kind are also sent by e-mail.',
  valuesConfig: {
    NOW: {
      description:
        'Immediately, or after the quiet hours when the notification is not urgent. Repetitions of a notification that the viewer has not seen yet are not mailed.',
    },
    DIGEST: { description: 'The notification is listed in the daily digest.' },
    NEVER: { description: 'No mail; the notification is in the inbox, and pushed when `isPushed` is true.' },
  },
});

/** Preferences of a person for a kind of notification; without a row the defaults of the kind apply. */
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
