-- Compiled SQL of the queries of this domain. Printed by `npm run generate`.

-- idempotency.answered
update "kept_answer"
  set "answer" = :answer
  where "key_hash" = :keyHash;

-- idempotency.begun
insert into "kept_answer" ("user_id", "key_hash", "request_hash", "started_at")
  values (:user, :keyHash, :requestHash, :at)
  on conflict do nothing;

-- idempotency.dropped
delete
  from "kept_answer"
  where "key_hash" = :keyHash;

-- idempotency.keptByPerson
select sum(length(answer)) as "length"
  from "kept_answer"
  where "user_id" = :user and length(answer) > 2048;

-- idempotency.keptInAll
select sum(length(answer)) as "length"
  from "kept_answer"
  where length(answer) > 2048;

-- idempotency.known
select "request_hash", "started_at", "answer"
  from "kept_answer"
  where "key_hash" = :keyHash;

-- idempotency.oldAnswers
delete
  from "kept_answer"
  where "started_at" < :before;
