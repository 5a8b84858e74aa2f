import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Times in milliseconds. `reportEvery` is the time between two heartbeats of the viewer. An editor without a heartbeat
 * for `absentAfter` counts as absent. `sweepInterval` is the time between two searches for absent editors.
 */
const reportEvery = 20_000;
const absentAfter = 40_000;
const sweepInterval = 5000;

/** A person who has the same record open in a page. A person with several such pages is several editors. */
export interface Editor {
  userId: string;
  name: string;
  picture: string;
  pageKey: string;
}

interface Report {
  /** Identifies the record. */
  record: string;
  /** Selected part of the record; null when there is none. */
  part: string | null;
  pageKey: string;
  leaving: boolean;
}

interface Options extends Pick<Report, 'record' | 'part'> {
  /** Notifies the other open pages of the record that the viewer has it open, or has closed it. */
  report: (report: Report) => Promise<unknown>;
}

/**
 * Returns the other open pages of a record with their users, also pages of the viewer in other tabs. Reports the viewer's page
 * to them. `receive` takes the events of the subscription.
 */
export function useOtherEditors<E extends Editor>({ record, part, report }: Options) {
  const [pageKey] = useState(() => crypto.randomUUID());
  const [editors, setEditors] = useState<ReadonlyArray<E & { at: number }>>([]);
  const known = useRef(new Set<string>());
  // A failed heartbeat is harmless, because the next one follows.
  const send = (of: Pick<Report, 'record' | 'part'>, leaving = false) =>
    void report({ ...of, pageKey, leaving }).catch(() => undefined);
  const sendPart = useEffectEvent(send);
  const sendLatest = useEffectEvent((of: string, leaving = false) => send({ record: of, part }, leaving));

  const receive = (event: E & { isLeaving: boolean }) => {
    if (event.pageKey === pageKey) return;
    const isNew = !known.current.has(event.pageKey);
    if (event.isLeaving) known.current.delete(event.pageKey);
    else known.current.add(event.pageKey);
    setEditors((before) => [
      ...before.filter((editor) => editor.pageKey !== event.pageKey),
      ...(event.isLeaving ? [] : [{ ...event, at: Date.now() }]),
    ]);
    // Send a heartbeat to new editors, so that they see the viewer at once.
    if (isNew && !event.isLeaving) send({ record, part });
  };

  useEffect(() => sendPart({ record, part }), [record, part]);
  useEffect(() => {
    const reporting = setInterval(() => sendLatest(record), reportEvery);
    const sweeping = setInterval(() => {
      const isAbsent = ({ at }: { at: number }) => Date.now() - at > absentAfter;
      setEditors((before) => {
        for (const editor of before) if (isAbsent(editor)) known.current.delete(editor.pageKey);
        return before.some(isAbsent) ? before.filter((editor) => !isAbsent(editor)) : before;
      });
    }, sweepInterval);
    const leave = () => sendLatest(record, true);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(reporting);
      clearInterval(sweeping);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [record]);
  return { editors: editors as readonly E[], receive };
}
