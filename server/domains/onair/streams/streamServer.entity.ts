import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';

@Entity()
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'A streaming server (Icecast) that serves the listeners of a radio.',
})
export class StreamServer extends RadioOwned {
  @Field({ description: 'What staff call it, 1 to 120 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'The name or address of its machine, such as `stream.example.org`.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  host!: string;

  @Field(() => Int, { description: 'Its port, 1 to 65,535.' })
  @Property({ type: 'integer', default: 8000 })
  port: number = 8000;

  @Field({
    description:
      'Whether connections use TLS (https). The portal refuses a certificate that is not valid for the host; the player encrypts with any, as its version of Liquidsoap does.',
  })
  @Property({ type: 'boolean', default: false })
  isSecure: boolean = false;

  @Field({
    description:
      'The address that listeners use, such as `https://radio.example.org`; empty for the host and port.',
  })
  @Property({ type: 'string', length: 300, default: '' })
  listenUrl: string = '';

  @Field({
    description:
      'Whether the player of the radio runs it on its own machine, and writes its configuration; otherwise it only sends to it.',
  })
  @Property({ type: 'boolean', default: false })
  isOwn: boolean = false;

  @Field({ description: 'The name by which the player signs in at it; `source` for most.' })
  @Property({ type: 'string', default: 'source' })
  sourceUser: string = 'source';

  /** Locked by `streamSecrets`; empty when none was given. */
  @Property({ type: 'text', default: '', hidden: true })
  sourcePassword: string = '';

  @Field({ description: 'The name of its administrator, for figures; `admin` for most.' })
  @Property({ type: 'string', default: 'admin' })
  adminUser: string = 'admin';

  @Property({ type: 'text', default: '', hidden: true })
  adminPassword: string = '';
}
