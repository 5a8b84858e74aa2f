import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../../kit/late/late';
import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { droppedFiles } from './droppedFiles';
import type { UploadTarget } from '../uploadTypes';
import { useAddMedia, useMayAdd, useShowUnfinished } from '../useUploads';

const DropOverlay = lazyPart(() => import('./DropOverlay'));

/** Around a screen of the library: files and folders that are dropped anywhere on it are sent as media of its kind. */
export function MediaDropZone({
  kind,
  target,
  children,
}: {
  kind: MediaKind;
  target?: UploadTarget;
  children: ReactNode;
}) {
  const mayAdd = useMayAdd(kind);
  useShowUnfinished();
  return (
    <>
      {children}
      {mayAdd ? <DropCatcher kind={kind} target={target} /> : null}
    </>
  );
}

/** Listens on the whole page: a drop beside the list would otherwise open the file in place of the portal. */
function DropCatcher({ kind, target }: { kind: MediaKind; target: UploadTarget | undefined }) {
  const add = useAddMedia(kind, target);
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(async (data: DataTransfer) => add(await droppedFiles(data)));

  useEffect(() => {
    const stop = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      addEventListener(type, (event) => hasFiles(event) && listener(event), { signal: stop.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      // A part of the page that takes files itself has taken them.
      if (event.defaultPrevented) return;
      event.preventDefault();
      void take(event.dataTransfer!);
    });
    return () => stop.abort();
  }, []);
  return <Suspense>{isOver ? <DropOverlay kind={kind} /> : null}</Suspense>;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
