import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { BooleanFilter, byIdOf, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { StreamFormat, StreamFormatFilter } from './streamEnums.ts';
import { StreamServer } from './streamServer.entity.ts';

@Entity()
@Unique({ properties: ['server', 'path'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'A mount point: one stream of a radio on a streaming server.',
})
export class MountPoint extends RadioOwned {
  @Field(() => StreamServer, { description: 'Server of the mount point.' })
  @ListField({
    via: {
      serverId: byIdOf('StreamServer'),
      serverName: { property: 'name', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => StreamServer, ref: true, index: true, deleteRule: 'cascade' })
  server!: Ref<StreamServer>;

  @Field({ description: 'Name shown to listeners, 1 to 120 characters, such as `High quality`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Path, such as `/live.mp3`; unique on its server.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  path!: string;

  @Field(() => StreamFormat, { description: 'Audio format.' })
  @ListField({ filter: () => StreamFormatFilter })
  @Enum({ items: () => StreamFormat })
  format: StreamFormat = StreamFormat.MP3;

  @Field(() => Int, { description: 'Bitrate in kbit/s, 16 to 320.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 128 })
  bitrate: number = 128;

  @Field({ description: 'True when the mount point is offered to listeners; false for internal use.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  isPublic: boolean = true;

  @Field({ description: 'True when the mount point is listed in public stream directories.' })
  @Property({ type: 'boolean', default: false })
  isListed: boolean = false;

  @Field({
    description:
      'Path on the same server to which listeners are moved while this mount point has no source. Empty for none.',
  })
  @Property({ type: 'string', default: '' })
  fallback: string = '';
}
