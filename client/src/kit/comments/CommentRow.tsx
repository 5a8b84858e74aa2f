import { Badge, Box, Flex, IconButton } from '@chakra-ui/react';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Person } from '../data/people/Person';
import { PlainText } from '../data/texts/PlainText';
import { When } from '../data/texts/When';
import { beingSent, type ShownComment } from './commentKind';

/** A comment, with the actions that the viewer may perform on it. */
export function CommentRow({
  comment: { id, text, active, createdAt },
  author: { name, picture },
  moderates,
  mayDelete,
  isSelected,
  onSelect,
  onActive,
  onDelete,
}: {
  comment: ShownComment;
  author: { name: string; picture?: string };
  moderates: boolean;
  mayDelete: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onActive: (active: boolean) => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation();
  const isBeingSent = id === beingSent;
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Flex gap="3" align="center" minW="0">
          {moderates ? (
            <Box asChild boxSize="4" flexShrink="0" accentColor="brand.solid" _dark={{ colorScheme: 'dark' }}>
              <input
                type="checkbox"
                checked={isSelected}
                disabled={isBeingSent}
                aria-label={t('comments.select', { name })}
                onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
              />
            </Box>
          ) : null}
          <Person name={name} src={picture} detail={<When moment={createdAt} />} />
        </Flex>
        <Flex gap="1" align="center" flexShrink="0">
          {active ? null : (
            <Badge>
              <EyeOff size={12} aria-hidden /> {t('comments.hidden')}
            </Badge>
          )}
          {moderates ? (
            <IconButton
              variant="ghost"
              size={{ base: 'md', md: 'xs' }}
              aria-label={t(active ? 'comments.hide' : 'comments.show', { name })}
              disabled={isBeingSent}
              onClick={() => onActive(!active)}
            >
              {active ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          ) : null}
          {mayDelete ? (
            <IconButton
              variant="ghost"
              size={{ base: 'md', md: 'xs' }}
              aria-label={t('comments.delete', { name })}
              disabled={isBeingSent}
              onClick={onDelete}
            >
              <Trash2 aria-hidden />
            </IconButton>
          ) : null}
        </Flex>
      </Flex>
      <PlainText text={text} mt="2" opacity={active ? 1 : 0.7} />
    </Box>
  );
}
