import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

@OutputType({
  rule: allow('read', 'PaymentDetails'),
  description: 'Amount due, and the bank account for the payment.',
})
export class PaymentDetails {
  @Field(() => SafeInt, {
    description: 'Amount due in minor units (cents) of the currency of the invoice; never negative.',
  })
  totalDue!: number;

  @Field({ description: 'Name of the bank.' })
  bankName!: string;

  @Field({ description: 'Name of the country of the bank.' })
  country!: string;

  @Field({ description: 'International bank account number.' })
  iban!: string;

  @Field({ description: 'SWIFT or BIC code of the bank.' })
  swiftCode!: string;
}
