import { Field } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'One field that changed.' })
export class AuditChange {
  @Field({ description: 'Name of the field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it was, as text; null for nothing. Secrets read `•••`.',
  })
  from!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it became, as text; null for nothing. Secrets read `•••`.',
  })
  to!: string | null;
}
