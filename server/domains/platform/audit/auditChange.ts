import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'Changed field of a record.' })
export class AuditChange {
  @Field({ description: 'Name of the field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Previous value as text; null for none. Secrets, and values that the viewer may not read, appear as `•••`.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'New value as text; null for none. Secrets, and values that the viewer may not read, appear as `•••`.',
  })
  to!: string | null;
}
