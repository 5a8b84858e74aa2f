import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../../kit/late/late';
import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { droppedFiles } from './droppedFiles';
import type { UploadTarget } from '../uploadTypes';
import { useAddMedia, useMayAdd, useShowUnfinished } from '../useUploads';

const DropOverlay = lazyPart(() => import('./DropOverlay'));

/** Wraps a page: files and folders dropped anywhere on it are uploaded as media of its kind. */
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

/** Listens on the whole document: otherwise a drop beside the list would open the file in the browser. */
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
      // A drop zone inside of this one has already handled the drop.
      if (event.defaultPrevented) return;
      event.preventDefault();
      void take(event.dataTransfer!);
    });
    return () => stop.abort();
  }, []);
  return <Suspense>{isOver ? <DropOverlay kind={kind} /> : null}</Suspense>;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
