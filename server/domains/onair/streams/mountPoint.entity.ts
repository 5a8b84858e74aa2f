import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { StreamFormat, StreamFormatFilter } from './streamEnums.ts';
import { StreamServer } from './streamServer.entity.ts';

@Entity()
@Unique({ properties: ['server', 'path'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'One address of a streaming server at which a radio is heard.',
})
export class MountPoint extends RadioOwned {
  @Field(() => StreamServer, { description: 'The server that it is on.' })
  @ListField({
    via: {
      serverId: byIdOf('StreamServer'),
      serverName: { property: 'name', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => StreamServer, ref: true, index: true, deleteRule: 'cascade' })
  server!: Ref<StreamServer>;

  @Field({ description: 'What listeners choose it by, 1 to 120 characters, such as `High quality`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Its path, such as `/live.mp3`; its own on the server.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  path!: string;

  @Field(() => StreamFormat, { description: 'How its sound is coded.' })
  @ListField({ filter: () => StreamFormatFilter })
  @Enum({ items: () => StreamFormat })
  format: StreamFormat = StreamFormat.MP3;

  @Field(() => Int, { description: 'Thousands of bits a second, 16 to 320.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 128 })
  bitrate: number = 128;

  @Field({ description: 'Whether it is offered to listeners; otherwise it is for the house.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  isPublic: boolean = true;

  @Field({ description: 'Whether directories of stations are told of it.' })
  @Property({ type: 'boolean', default: false })
  isListed: boolean = false;

  @Field({
    description:
      'The path on the same server to which listeners are moved when nothing is sent to this one; empty for none.',
  })
  @Property({ type: 'string', default: '' })
  fallback: string = '';
}
