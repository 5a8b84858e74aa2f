import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostEditDrawer } from './compose/PostEditDrawer';
import type { PostFieldsFragment } from './posts.generated';
import { useDeletePost } from './usePostActions';

/** Menu for the author of a post, and for people who manage posts. */
export function PostMenu({ post }: { post: PostFieldsFragment }) {
  const { t } = useTranslation();
  const deletePost = useDeletePost();
  const [isEditing, setEditing] = useState(false);
  const { mayUpdate, mayDelete, author } = post;
  if (!mayUpdate && !mayDelete) return null;
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount>
        <Menu.Trigger asChild>
          <IconButton
            variant="ghost"
            size="xs"
            color="fg.muted"
            aria-label={t('profile.post.menu', { name: author.fullName })}
          >
            <Ellipsis />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {mayUpdate ? (
                <Menu.Item value="edit" onClick={() => setEditing(true)}>
                  <Pencil size={15} aria-hidden /> {t('profile.post.edit')}
                </Menu.Item>
              ) : null}
              {mayDelete ? (
                <Menu.Item value="delete" color="fg.error" onClick={() => void deletePost(post)}>
                  <Trash2 size={15} aria-hidden /> {t('profile.post.delete')}
                </Menu.Item>
              ) : null}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isEditing ? <PostEditDrawer post={post} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
