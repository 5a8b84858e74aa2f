import { Text } from '@chakra-ui/react';
import { CommentList } from '../../../kit/comments/CommentList';
import type { CommentKind, ShownComment } from '../../../kit/comments/commentKind';
import { Section } from '../../../kit/layout/Card';

/** What people wrote about a playlist or a video. */
export function Comments<C extends ShownComment>(props: { kind: CommentKind<C>; aboutId: string }) {
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
