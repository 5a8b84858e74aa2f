import type { Domain } from '../../kit/domain.ts';
import { help } from './help/help.domain.ts';
import { profile } from './profile/profile.domain.ts';

/** Profiles and posts, the knowledge base, and comments. */
export const content: readonly Domain[] = [profile, help];
