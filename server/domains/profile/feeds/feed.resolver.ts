import { Resolver } from 'type-graphql';
import { reaction } from '../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Feed } from './feed.entity.ts';

const rule = allow('read', 'Profile');
const favourites = reaction('profile.feedFavourite', { table: 'FeedFavourite', on: 'feed', of: 'Feed' });

@Resolver(() => Feed)
@TakesReaction(Feed, favourites, {
  rule,
  mutation: {
    name: 'favouriteFeed',
    description: 'Keeps an entry of the feeds for the viewer, or no longer.',
  },
  own: {
    name: 'isFavourite',
    description: 'Whether the viewer keeps it.',
    argument: 'Whether it is to be kept.',
  },
})
export class FeedResolver extends ReadResolver(Feed, { rule }) {}
