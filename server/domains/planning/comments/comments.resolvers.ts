import { Resolver } from 'type-graphql';
import { commentInputOf } from '../../comments/commentInput.ts';
import { CommentCount, CommentResolver } from '../../comments/commentResolver.ts';
import { commentsOf } from '../../comments/commentsOf.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { EmissionComment } from './emissionComment.entity.ts';

const onEmissions = commentsOf({
  name: 'planning.emissionComment',
  comment: EmissionComment,
  about: Emission,
  on: 'emission',
});

const EmissionCommentInput = commentInputOf('EmissionCommentInput', 'emission', 'Emission', 'on an emission');

@Resolver(() => EmissionComment)
class EmissionCommentResolver extends CommentResolver(onEmissions, EmissionCommentInput) {}

/** What is written about emissions, by which rules, and how much of it there is. */
export const commentResolvers = [EmissionCommentResolver, CommentCount(onEmissions)];
