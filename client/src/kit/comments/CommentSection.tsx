import { Text } from '@chakra-ui/react';
import { CommentList } from './CommentList';
import type { CommentKind, ShownComment } from './commentKind';
import { Section } from '../layout/Card';

/** Comments on a record, as a section of its page. */
export function CommentSection<C extends ShownComment>(props: { kind: CommentKind<C>; aboutId: string }) {
  return (
    <CommentList
      {...props}
      frame={(title, total, comments) => (
        <Section
          title={title}
          data-print="hide"
          aside={
            total ? (
              <Text color="fg.muted" textStyle="compact" fontVariantNumeric="tabular-nums">
                {total}
              </Text>
            ) : null
          }
        >
          {comments}
        </Section>
      )}
    />
  );
}
