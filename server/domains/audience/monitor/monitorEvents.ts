declare module '../../../kit/events/events.ts' {
  interface Topics {
    /** Something of the mount points of a radio is otherwise than it was. */
    streamMonitorChanged: { radioId: number };
  }
}

export {};
