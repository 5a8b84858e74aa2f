/** What other features use of planning: why something was chosen, in words. */
export { WhyWords } from './rundowns/WhyDrawer';
