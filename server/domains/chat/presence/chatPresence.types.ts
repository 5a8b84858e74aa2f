import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ChatState } from './chatState.ts';

@OutputType({
  rule: allow('read', 'ChatThread'),
  description: 'Whether somebody is here, as the viewer may know it.',
})
export class ChatPresence {
  @Field(() => ID, { description: 'Who: id of the `User`.' }) id!: number;
  @Field(() => ChatState, { description: 'What they are.' }) state!: ChatState;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when they said to be away or busy, or have quiet hours, and are here again then; null where they named no end.',
  })
  until!: Date | null;
}
