import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { Webhook } from './webhook.entity.ts';

export enum DeliveryState {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a message to a webhook has come.',
  valuesConfig: {
    WAITING: { description: 'It is to be sent, for the first time or again.' },
    DELIVERED: { description: 'It was taken, with an answer from 200 to 299.' },
    FAILED: { description: 'It is given up; it can be sent again.' },
  },
});

export enum DeliveryProblem {
  ANSWER = 'ANSWER',
  REDIRECT = 'REDIRECT',
  TIMED_OUT = 'TIMED_OUT',
  NO_CONNECTION = 'NO_CONNECTION',
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  NOT_SECURE = 'NOT_SECURE',
  INVALID_ADDRESS = 'INVALID_ADDRESS',
  OFF = 'OFF',
}
registerEnumType(DeliveryProblem, {
  name: 'WebhookDeliveryProblem',
  description: 'Why a message to a webhook has not arrived.',
  valuesConfig: {
    ANSWER: { description: 'The answer was none from 200 to 299.' },
    REDIRECT: { description: 'The answer leads elsewhere, which is not followed.' },
    TIMED_OUT: { description: 'There was no answer in ten seconds.' },
    NO_CONNECTION: { description: 'Nobody is there, or the line was closed.' },
    UNKNOWN_HOST: { description: 'No such host is known.' },
    REFUSED_ADDRESS: { description: 'The host stands for an address that is not on the internet.' },
    NOT_SECURE: { description: 'The address does not begin with `https://`.' },
    INVALID_ADDRESS: { description: 'It is no address.' },
    OFF: { description: 'The webhook was switched off before it was sent.' },
  },
});

/** A message to a webhook, and what became of it. */
@Entity()
@Index({ properties: ['webhook', 'state', 'nextAt'] })
@Index({ properties: ['createdAt'] })
export class WebhookDelivery extends BaseEntity {
  @ManyToOne({ entity: () => Webhook, ref: true, deleteRule: 'cascade' })
  webhook!: Ref<Webhook>;

  /** The same at every try, by which a receiver knows what it has taken already. */
  @Property({ type: 'string' })
  key!: string;

  @Property({ type: 'string' })
  kind!: string;

  @Property({ type: 'text' })
  body!: string;

  @Enum({ items: () => DeliveryState })
  state!: DeliveryState;

  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  /** When it is sent next; whoever sends it moves that on first, so that nobody else does. */
  @Property({ type: 'datetime' }) nextAt!: Date;
  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) triedAt: Date | null = null;

  @Enum({ items: () => DeliveryProblem, nullable: true })
  problem: DeliveryProblem | null = null;

  @Property({ type: 'integer', nullable: true })
  status: number | null = null;

  /** The beginning of the answer. */
  @Property({ type: 'text', default: '' })
  answer: string = '';
}
