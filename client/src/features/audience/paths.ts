export const streamMonitorPath = '/admin/streamMonitor/stats';
export const audiencePath = '/admin/audience';
