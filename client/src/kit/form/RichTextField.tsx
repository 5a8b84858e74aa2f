import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { lazyPart } from '../late/late';
import { FieldFrame, rulesOf } from './fields';
import type { FieldMessageKey } from './fieldErrors';
import { editorHeight } from './richText/editorHeight';
import type { SaveForm } from './useSaveForm';

const RichTextEditor = lazyPart(() => import('./richText/RichTextEditor'));

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Holds HTML; the empty text when nothing is written. */
  name: Path<TValues>;
  label: string;
  help?: string;
  isOptional?: boolean;
  /** Where pictures for the text are sent to; without it, there are none. It answers `{ src, width, height }`. */
  picturesUrl?: string;
  validate?: (value: string, values: TValues) => FieldMessageKey | undefined;
}

/** A text with headings, lists, links and pictures. The editor is heavy and loads when it is first shown. */
export function RichTextField<TValues extends FieldValues>({
  picturesUrl,
  validate,
  ...frame
}: Props<TValues>) {
  const { form, name, isOptional } = frame;
  const { field } = useController({
    control: form.control,
    name,
    rules: rulesOf<TValues>(isOptional, validate) as object,
  });
  return (
    <FieldFrame {...frame}>
      <Suspense fallback={<Skeleton w="full" h={editorHeight} borderRadius="l2" />}>
        <RichTextEditor
          value={field.value as string}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          picturesUrl={picturesUrl}
        />
      </Suspense>
    </FieldFrame>
  );
}
