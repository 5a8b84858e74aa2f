// Our own rather than Stryker (10.1.1): of the throttle of sign-ins alone it makes 103 mutants, runs the file's tests for
// each (not done within 15 minutes, beside other work), and does not know which rule a test keeps. Here each rule is named,
// with the tests that must fail without it.

import type { Guard } from './guard.ts';
import { figureGuards } from './figureGuards.ts';
import { audienceGuards } from './audienceGuards.ts';
import { backupGuards } from './backupGuards.ts';
import { blogGuards } from './blogGuards.ts';
import { doorGuards } from './doorGuards.ts';
import { calendarGuards } from './calendarGuards.ts';
import { captionGuards } from './captionGuards.ts';
import { chatGuards } from './chatGuards.ts';
import { commentGuards } from './commentGuards.ts';
import { helpGuards } from './helpGuards.ts';
import { icalendarGuards } from './icalendarGuards.ts';
import { importGuards } from './importGuards.ts';
import { libraryGuards } from './libraryGuards.ts';
import { listGuards } from './listGuards.ts';
import { mediaGuards } from './mediaGuards.ts';
import { noticeGuards } from './noticeGuards.ts';
import { pictureGuards } from './pictureGuards.ts';
import { onairGuards } from './onairGuards.ts';
import { planGuards } from './planGuards.ts';
import { planningGuards } from './planningGuards.ts';
import { playlistGuards } from './playlistGuards.ts';
import { podcastGuards } from './podcastGuards.ts';
import { powerGuards } from './powerGuards.ts';
import { profileGuards } from './profileGuards.ts';
import { radioGuards } from './radioGuards.ts';
import { requestGuards } from './requestGuards.ts';
import { rushGuards } from './rushGuards.ts';
import { rushSlotGuards } from './rushSlotGuards.ts';
import { schemaGuards } from './schemaGuards.ts';
import { sessionGuards } from './sessionGuards.ts';
import { tokenGuards } from './tokenGuards.ts';
import { writeGuards } from './writeGuards.ts';

/** THE LIST of guards that the proofs stand on. */
export const guards: readonly Guard[] = [
  ...schemaGuards,
  ...radioGuards,
  ...listGuards,
  ...writeGuards,
  ...powerGuards,
  ...sessionGuards,
  ...tokenGuards,
  ...doorGuards,
  ...audienceGuards,
  ...backupGuards,
  ...requestGuards,
  ...pictureGuards,
  ...blogGuards,
  ...commentGuards,
  ...chatGuards,
  ...helpGuards,
  ...figureGuards,
  ...profileGuards,
  ...playlistGuards,
  ...importGuards,
  ...libraryGuards,
  ...mediaGuards,
  ...noticeGuards,
  ...captionGuards,
  ...calendarGuards,
  ...icalendarGuards,
  ...onairGuards,
  ...planGuards,
  ...planningGuards,
  ...rushGuards,
  ...rushSlotGuards,
  ...podcastGuards,
];
