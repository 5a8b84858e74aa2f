import type { WebmasterSettings } from './webmasterSettings.ts';

/** True while visitors see the maintenance page. Without an end, the maintenance lasts until it is switched off. */
export const isInMaintenance = (
  {
    isInMaintenance: isOn,
    maintenanceUntil,
  }: Pick<WebmasterSettings, 'isInMaintenance' | 'maintenanceUntil'>,
  now: Date,
): boolean => isOn && (maintenanceUntil === null || new Date(maintenanceUntil) > now);
