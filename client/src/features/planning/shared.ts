/** What other features use of planning: why something was chosen, in words, and what is planned. */
export { WhyWords } from './rundowns/WhyDrawer';
export { usePlan } from './plan/usePlan';
export type { PlannedItemFieldsFragment } from './plan/plan.generated';
