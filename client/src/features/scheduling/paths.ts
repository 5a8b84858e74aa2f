export const calendarPath = '/admin/calendar';
export const calendarBinPath = `${calendarPath}/bin`;
export const calendarDayPath = (date: string) => `${calendarPath}?date=${date}`;
export const onAirPlanPath = '/admin/planning/on_air_plan';
export const dryRunPath = '/admin/planning/dry_run';
export const rundownPath = (slotId: string, date: string) => `/admin/planning/rundown/${slotId}/${date}`;
