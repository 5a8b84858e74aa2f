export { useSwitchRadio } from './useSwitchRadio';
