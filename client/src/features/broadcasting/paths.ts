export const studioPath = '/admin/studio/live';
export const liveRoomPath = '/admin/live/waiting_room';
export const streamingPath = '/admin/streaming';
export const airLogPath = '/admin/onair/log';
/** Path of the page with the card of the current item. */
export const onAirCardPath = '/admin/dashboard';
