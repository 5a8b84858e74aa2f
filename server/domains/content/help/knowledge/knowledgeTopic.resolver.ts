import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { First, firstInOrder } from '../../../../kit/read/inOrder.ts';
import { KnowledgeQuestion } from './knowledgeQuestion.entity.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

@Resolver(() => KnowledgeTopic)
export class KnowledgeTopicResolver {
  @Requires('questions.position')
  @FieldResolver(() => [KnowledgeQuestion], { description: 'Questions of the group, in their order.' })
  questions(@Root() { questions }: Row, @First(20) first: number): Row[] {
    return firstInOrder(questions, first);
  }
}
