import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';

@Entity()
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'A streaming server (Icecast) that serves the listeners of a radio.',
})
export class StreamServer extends RadioOwned {
  @Field({ description: 'Internal name, never shown to listeners, 1 to 120 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Host name or address, such as `stream.example.org`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  host!: string;

  @Field(() => Int, { description: 'Port, 1 to 65,535.' })
  @Property({ type: 'integer', default: 8000 })
  port: number = 8000;

  @Field({
    description:
      'True when connections use TLS (https). The portal rejects a certificate that is not valid for the host; the player accepts every certificate, because its version of Liquidsoap does not verify them.',
  })
  @Property({ type: 'boolean', default: false })
  isSecure: boolean = false;

  @Field({
    description:
      'Address for listeners, such as `https://radio.example.org`. Empty when listeners use the host and port.',
  })
  @Property({ type: 'string', length: 300, default: '' })
  listenUrl: string = '';

  @Field({
    description:
      'True when the player of the radio runs the server on its own machine. The player then writes the configuration of the server. False when the player only sends to the server.',
  })
  @Property({ type: 'boolean', default: false })
  isOwn: boolean = false;

  @Field({ description: 'User name with which the player sends sound to the server; mostly `source`.' })
  @Property({ type: 'string', default: 'source' })
  sourceUser: string = 'source';

  /** Encrypted by `streamSecrets`; empty when there is none. */
  @Property({ type: 'text', default: '', hidden: true })
  sourcePassword: string = '';

  @Field({ description: 'User name of the administrator, for audience figures; mostly `admin`.' })
  @Property({ type: 'string', default: 'admin' })
  adminUser: string = 'admin';

  @Property({ type: 'text', default: '', hidden: true })
  adminPassword: string = '';
}
