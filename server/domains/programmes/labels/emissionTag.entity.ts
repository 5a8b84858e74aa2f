import { Entity } from '@mikro-orm/decorators/legacy';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from './planningLabel.ts';

@Entity()
@OutputType({
  rule: allow('read', 'EmissionTag'),
  description: 'A tag of emissions, such as “interview”. An emission may have many.',
})
export class EmissionTag extends PlanningLabel {}
