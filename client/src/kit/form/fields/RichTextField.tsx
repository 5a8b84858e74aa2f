import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { lazyPart } from '../../late/late';
import { FieldFrame, rulesOf } from './fields';
import type { FieldMessageKey } from '../fieldErrors';
import type { EditorInsert } from '../richText/editorInsert';
import { editorHeight } from '../richText/editorHeight';
import type { SaveForm } from '../useSaveForm';

const RichTextEditor = lazyPart(() => import('../richText/RichTextEditor'));

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Form field that contains the HTML; an empty text when nothing is typed. */
  name: Path<TValues>;
  label: string;
  help?: string;
  isOptional?: boolean;
  /** Upload address for pictures in the text. It must respond with `{ src, width, height }`. Without it, pictures cannot be inserted. */
  picturesUrl?: string;
  /** Buttons that insert references to records; only for texts of the website, which resolve them. */
  inserts?: readonly EditorInsert[];
  validate?: (value: string, values: TValues) => FieldMessageKey | undefined;
}

/** Rich text field with headings, lists, links and pictures. The editor is large and loads on first use. */
export function RichTextField<TValues extends FieldValues>({
  picturesUrl,
  inserts,
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
          inserts={inserts}
        />
      </Suspense>
    </FieldFrame>
  );
}
