import { Field, ID } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ChatState } from './chatState.ts';

@OutputType({
  rule: allow('read', 'ChatThread'),
  description: 'Presence of a person. OFFLINE also when the viewer may not see the presence.',
})
export class ChatPresence {
  @Field(() => ID, { description: 'Id of the `User`.' }) id!: number;
  @Field(() => ChatState, { description: 'Presence of the person.' }) state!: ChatState;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the away or busy status, or the quiet hours, will end. Null without an end, and for ON_AIR and OFFLINE.',
  })
  until!: Date | null;
}
