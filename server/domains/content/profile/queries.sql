-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- profile.authorOfPost
select "author_id"
  from "post"
  where "id" = :id;

-- profile.commentLikeAdded
insert into "comment_like" ("comment_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.commentLikeCount
select count(*) as "count"
  from "comment_like"
  where "comment_id" = :of;

-- profile.commentLikeHeld
-- SQLite
select "id"
  from "post_comment"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "post_comment"
  where "id" = :id for key share;

-- profile.commentLikeOwn
select count(*) as "count"
  from "comment_like"
  where "comment_id" = :of and "user_id" = :viewer;

-- profile.commentLikeRemoved
delete
  from "comment_like"
  where "comment_id" = :id and "user_id" = :viewer;

-- profile.feedFavouriteAdded
insert into "feed_favourite" ("feed_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.feedFavouriteCount
select count(*) as "count"
  from "feed_favourite"
  where "feed_id" = :of;

-- profile.feedFavouriteHeld
-- SQLite
select "id"
  from "feed"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "feed"
  where "id" = :id for key share;

-- profile.feedFavouriteOwn
select count(*) as "count"
  from "feed_favourite"
  where "feed_id" = :of and "user_id" = :viewer;

-- profile.feedFavouriteRemoved
delete
  from "feed_favourite"
  where "feed_id" = :id and "user_id" = :viewer;

-- profile.followAdded
insert into "follow" ("followed_id", "follower_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.followCount
select count(*) as "count"
  from "follow"
  where "followed_id" = :of;

-- profile.followHeld
-- SQLite
select "id"
  from "user"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "user"
  where "id" = :id for key share;

-- profile.followOwn
select count(*) as "count"
  from "follow"
  where "followed_id" = :of and "follower_id" = :viewer;

-- profile.followRemoved
delete
  from "follow"
  where "followed_id" = :id and "follower_id" = :viewer;

-- profile.followingCount
select count(*) as "count"
  from "follow"
  where "follower_id" = :of;

-- profile.heldOption
-- SQLite
select "id"
  from "poll_option"
  where "id" = :option and "poll_id" = :poll;
-- PostgreSQL
select "id"
  from "poll_option"
  where "id" = :option and "poll_id" = :poll for key share;

-- profile.heldPoll
-- SQLite
select "id"
  from "poll"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "poll"
  where "id" = :id for key share;

-- profile.likedBy
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "post_like" as "like"
  inner join "user" as "person" on "person"."id" = "like"."user_id"
  where "like"."post_id" = :of
  order by "like"."id" desc
  limit 100;

-- profile.ownVotes
select count(*) as "count"
  from "poll_vote"
  where "option_id" = :of and "user_id" = :viewer;

-- profile.pageFavouriteAdded
insert into "page_favourite" ("page_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.pageFavouriteCount
select count(*) as "count"
  from "page_favourite"
  where "page_id" = :of;

-- profile.pageFavouriteHeld
-- SQLite
select "id"
  from "suggested_page"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "suggested_page"
  where "id" = :id for key share;

-- profile.pageFavouriteOwn
select count(*) as "count"
  from "page_favourite"
  where "page_id" = :of and "user_id" = :viewer;

-- profile.pageFavouriteRemoved
delete
  from "page_favourite"
  where "page_id" = :id and "user_id" = :viewer;

-- profile.postCommentCount
select count(*) as "count"
  from "post_comment"
  where "post_id" = :of;

-- profile.postCommentSubjectHeld
-- SQLite
select "id"
  from "post"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "post"
  where "id" = :id for key share;

-- profile.postCount
select count(*) as "count"
  from "post" as "t"
  where "t"."author_id" = :of and ("t"."text" <> '' or "t"."picture" <> '' or "t"."video" <> '');

-- profile.postLikeAdded
insert into "post_like" ("post_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.postLikeCount
select count(*) as "count"
  from "post_like"
  where "post_id" = :of;

-- profile.postLikeHeld
-- SQLite
select "id"
  from "post"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "post"
  where "id" = :id for key share;

-- profile.postLikeOwn
select count(*) as "count"
  from "post_like"
  where "post_id" = :of and "user_id" = :viewer;

-- profile.postLikeRemoved
delete
  from "post_like"
  where "post_id" = :id and "user_id" = :viewer;

-- profile.postShareAdded
insert into "post_share" ("post_id", "user_id")
  values (:id, :viewer)
  on conflict do nothing;

-- profile.postShareCount
select count(*) as "count"
  from "post_share"
  where "post_id" = :of;

-- profile.postShareHeld
-- SQLite
select "id"
  from "post"
  where "id" = :id;
-- PostgreSQL
select "id"
  from "post"
  where "id" = :id for key share;

-- profile.postShareOwn
select count(*) as "count"
  from "post_share"
  where "post_id" = :of and "user_id" = :viewer;

-- profile.postShareRemoved
delete
  from "post_share"
  where "post_id" = :id and "user_id" = :viewer;

-- profile.postsWithMedia
select "picture", "video"
  from "post"
  where "author_id" = :author and ("picture" <> '' or "video" <> '');

-- profile.postsWithPicture
select "id", "picture"
  from "post"
  where "author_id" = :of and "picture" <> ''
  order by "id" desc
  limit 100;

-- profile.removeAbandoned
delete
  from "post"
  where "author_id" = :author and "text" = '' and "picture" = '' and "video" = '' and "created_at" < :before;

-- profile.seenById
select "person"."id"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  where "person"."id" = :id and ("person"."id" = :viewer or "role"."key" <> 'subscriber');

-- profile.shownById
select "t"."id"
  from "post" as "t"
  where "t"."id" = :id and ("t"."text" <> '' or "t"."picture" <> '' or "t"."video" <> '');

-- profile.suggested
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar", coalesce("mutual"."count", 0) as "mutualCount"
  from "user" as "person"
  inner join "role" as "role" on "role"."id" = "person"."role_id"
  left join (select "theirs"."followed_id" as "followed", count(*) as "count"
  from "follow" as "own"
  inner join "follow" as "theirs" on "theirs"."follower_id" = "own"."followed_id"
  where "own"."follower_id" = :viewer
  group by "theirs"."followed_id") as "mutual" on "mutual"."followed" = "person"."id"
  where "person"."id" <> :viewer and "person"."status" = 'ACTIVE' and "role"."key" <> 'subscriber' and not exists (select "own"."id"
  from "follow" as "own"
  where "own"."followed_id" = "person"."id" and "own"."follower_id" = :viewer)
  order by "mutualCount" desc, "person"."id" desc
  limit :first;

-- profile.vote
insert into "poll_vote" ("poll_id", "option_id", "user_id")
  values (:poll, :option, :user)
  on conflict ("poll_id", "user_id") do update
  set "option_id" = "excluded"."option_id";

-- profile.voters
select "person"."id", "person"."full_name", "person"."username", "person"."designation", "person"."avatar"
  from "poll_vote" as "vote"
  inner join "user" as "person" on "person"."id" = "vote"."user_id"
  where "vote"."option_id" = :of
  order by "vote"."id" desc
  limit 100;

-- profile.votesBesideOption
select count(*) as "count"
  from "poll_vote" as "vote"
  inner join "poll_option" as "option" on "option"."poll_id" = "vote"."poll_id"
  where "option"."id" = :of;

-- profile.votesForOption
select count(*) as "count"
  from "poll_vote"
  where "option_id" = :of;

-- profile.votesInPoll
select count(*) as "count"
  from "poll_vote"
  where "poll_id" = :of;
