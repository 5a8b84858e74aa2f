import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({ rule: allow('read', 'Website'), description: 'Settings of the public website of a radio.' })
export class Website extends RadioOwned {
  @Field({ description: 'True when visitors can read the website; otherwise its addresses answer 404.' })
  @Property({ type: 'boolean', default: false })
  isPublic: boolean = false;

  @Field({ description: 'Line below the name of the radio, at most 120 characters. May be empty.' })
  @Property({ type: 'string', default: '' })
  tagline: string = '';

  @Field({ description: 'Introduction as plain text, at most 600 characters. May be empty.' })
  @Property({ type: 'text', default: '' })
  introduction: string = '';

  @Field({ description: 'Main colour, `#rrggbb`: links, buttons and marks.' })
  @Property({ type: 'string', default: '#5b2fc4' })
  colour: string = '#5b2fc4';

  @Field({ description: 'Contact address in the footer; empty for none.' })
  @Property({ type: 'string', default: '' })
  email: string = '';
}
