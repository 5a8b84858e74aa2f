/* The exports of this domain that other domains may import. */

export { OccurrenceState } from './occurrences/occurrenceState.ts';
export { findPlannedBetween } from './occurrences/plannedOccurrences.ts';
export { loadNamesOfSlots } from './occurrences/shownNames.ts';
export { defaultPlan } from './planner/defaultPlan.ts';
export { planBetween } from './planner/planBetween.ts';
export { PlanItemKind } from './planner/planEnums.ts';
export { loadWhyOfRow } from './planner/shownWhy.ts';
export type { Play } from './planner/parts/track.ts';
export { type StoredWhy, Why, WhyRule, simpleWhy } from './planner/why.ts';
export { isOutOfDays } from './rundowns/storedRundown.ts';
export { loadPublicCalendar } from './schedule/loadPublicCalendar.ts';
export {
  type Scheduled,
  clockOfRadio,
  dayFromToday,
  nextBorder,
  findScheduledBetween,
} from './schedule/publicSchedule.ts';
export { Slot } from './slots/slot.entity.ts';
export { SlotCategory } from './slots/slotEnums.ts';
