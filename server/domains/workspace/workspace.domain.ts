import type { Domain } from '../../kit/domain.ts';
import { cards } from './cards/cards.domain.ts';
import { portal } from './portal/portal.domain.ts';

/** Cards of the dashboard, pages, search, bookmarks and saved views. */
export const workspace: readonly Domain[] = [cards, portal];
