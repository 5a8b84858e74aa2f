export const studioPath = '/admin/studio/live';
export const liveRoomPath = '/admin/live/waiting_room';
export const streamingPath = '/admin/streaming';
export const airLogPath = '/admin/onair/log';
/** Where the card of what is on the air stands. */
export const onAirCardPath = '/admin/dashboard';
