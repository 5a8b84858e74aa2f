export { useSwitchRadio } from './radios/useSwitchRadio';
