/* Exports for other features. */
export { WhyWords } from './rundowns/WhyDrawer';
export { usePlan } from './plan/usePlan';
export type { PlannedItemFieldsFragment } from './plan/plan.generated';
export { usePlaylistsToPlanQuery } from './calendar/calendar.generated';
export { useEmissionStatisticsQuery, useEmissionRushesQuery } from './emissionSlots/onair.generated';
export { SubscribeDrawer } from './icalendar/SubscribeDrawer';
export { EmissionSlots } from './emissionSlots/EmissionSlots';
export { EmissionOnAir, EpisodeOnAir } from './emissionSlots/OccurrencesOnAir';
