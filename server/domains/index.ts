import { withRecords } from '../kit/domain.ts';
import { joinGrants, type StandardGrants } from '../kit/rules/standardGrants.ts';
import { audience } from './audience/audience.domain.ts';
import { broadcasting } from './broadcasting/broadcasting.domain.ts';
import { business } from './business/business.domain.ts';
import { chat } from './chat/chat.domain.ts';
import { setRecordChats } from './chat/public.ts';
import { content } from './content/content.domain.ts';
import { library } from './library/library.domain.ts';
import { platform } from './platform/platform.domain.ts';
import { programmes } from './programmes/programmes.domain.ts';
import { scheduling } from './scheduling/scheduling.domain.ts';
import { website } from './website/website.domain.ts';
import { workspace } from './workspace/workspace.domain.ts';

/** All domains. A domain may only import the domains before it. Sample data is stored in this order. */
export const domains: ReadonlyArray<ReturnType<typeof withRecords>> = [
  ...platform,
  ...content,
  library,
  chat,
  programmes,
  scheduling,
  broadcasting,
  audience,
  website,
  ...business,
  ...workspace,
].map(withRecords);

// Queries about threads contain the kinds of records, and are compiled without an application, for example to print them.
setRecordChats(domains.flatMap(({ recordChats = [] }) => recordChats));

/** Grants of the standard roles in a new installation. */
export const standardGrants: StandardGrants = joinGrants(domains.map(({ grants }) => grants));
