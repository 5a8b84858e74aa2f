import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { Webhook } from './webhook.entity.ts';

export enum DeliveryState {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(DeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a message to a webhook.',
  valuesConfig: {
    WAITING: { description: 'The message waits for its first or next attempt.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'The delivery was given up; `sendWebhookAgain` sends the message again.' },
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
  description: 'Reason why a message to a webhook was not delivered.',
  valuesConfig: {
    ANSWER: { description: 'The receiver answered with an error: a status other than 200 to 399.' },
    REDIRECT: { description: 'The receiver answered with a redirect, which is not followed.' },
    TIMED_OUT: { description: 'No answer within ten seconds.' },
    NO_CONNECTION: {
      description: 'The server could not connect to the receiver, or the connection was closed.',
    },
    UNKNOWN_HOST: { description: 'The host name does not exist, or its address is not on the internet.' },
    REFUSED_ADDRESS: { description: 'The IP address is not on the internet.' },
    NOT_SECURE: { description: 'The address does not begin with `https://`.' },
    INVALID_ADDRESS: { description: 'The address is invalid.' },
    OFF: { description: 'The webhook was switched off before the message was sent.' },
  },
});

/** Message to a webhook, with the state of its delivery. */
@Entity()
@Index({ properties: ['webhook', 'state', 'nextAt'] })
@Index({ properties: ['createdAt'] })
export class WebhookDelivery extends BaseEntity {
  @ManyToOne({ entity: () => Webhook, ref: true, deleteRule: 'cascade' })
  webhook!: Ref<Webhook>;

  /** Message id, the same for every attempt, so that a receiver can detect repetitions. */
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

  /** Next attempt; a job moves it forward before sending, so that no other job sends the same message. */
  @Property({ type: 'datetime' }) nextAt!: Date;
  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) triedAt: Date | null = null;

  @Enum({ items: () => DeliveryProblem, nullable: true })
  problem: DeliveryProblem | null = null;

  @Property({ type: 'integer', nullable: true })
  status: number | null = null;

  /** Beginning of the receiver's response to the last attempt; empty without one. */
  @Property({ type: 'text', default: '' })
  answer: string = '';
}
