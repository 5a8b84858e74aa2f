import { withRecords } from '../kit/domain.ts';
import { joinGrants, type StandardGrants } from '../kit/rules/standardGrants.ts';
import { audience } from './audience/audience.domain.ts';
import { broadcasting } from './broadcasting/broadcasting.domain.ts';
import { business } from './business/domain.ts';
import { chat } from './chat/chat.domain.ts';
import { content } from './content/domain.ts';
import { library } from './library/library.domain.ts';
import { platform } from './platform/domain.ts';
import { programmes } from './programmes/programmes.domain.ts';
import { scheduling } from './scheduling/scheduling.domain.ts';
import { website } from './website/website.domain.ts';
import { workspace } from './workspace/domain.ts';

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

/** Grants of the standard roles in a new installation. */
export const standardGrants: StandardGrants = joinGrants(domains.map(({ grants }) => grants));
