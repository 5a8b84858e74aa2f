import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { CircleAlert, Paperclip, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../kit/feedback/ProgressLine';
import { maxFiles, type ChosenFile, type SentFiles } from './useSentFiles';

const List = chakra('ul');

/** Files that are attached to the next message, shown above the field, each with its upload progress. */
export function ChosenFiles({ files }: { files: SentFiles }) {
  const { t } = useTranslation();
  if (files.all.length === 0) return null;
  return (
    <Box pb="1.5">
      <List display="flex" flexWrap="wrap" gap="2" aria-label={t('chatFiles.chosen')}>
        {files.all.map((file) => (
          <ChosenRow
            key={file.key}
            file={file}
            onRemove={() => files.remove(file.key)}
            onAgain={() => files.again(file)}
          />
        ))}
      </List>
      {files.isTooMany ? (
        <Text role="alert" textStyle="xs" color="fg.error" mt="1">
          {t('chatFiles.tooMany', { max: maxFiles })}
        </Text>
      ) : null}
    </Box>
  );
}

function ChosenRow({
  file,
  onRemove,
  onAgain,
}: {
  file: ChosenFile;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const { name, id, share, problem } = file;
  const Icon = problem ? CircleAlert : Paperclip;
  return (
    <Flex
      as="li"
      align="center"
      gap="2"
      ps="2.5"
      borderWidth="1px"
      borderColor={problem ? 'border.error' : 'border'}
      borderRadius="l2"
      bg="bg.subtle"
      maxW="full"
    >
      <Icon size={14} aria-hidden />
      <Box minW="0" py="1">
        <Text as="bdi" display="block" textStyle="compact" truncate maxW="14rem" title={name}>
          {name}
        </Text>
        {problem ? (
          <Text role="alert" textStyle="xs" color="fg.error">
            {problem}
          </Text>
        ) : id ? null : (
          <ProgressLine label={t('chatFiles.sending', { name })} share={share} h="1" />
        )}
      </Box>
      {problem && file.file ? (
        <ToolButton label={t('chatFiles.again', { name })} onClick={onAgain}>
          <RotateCw aria-hidden />
        </ToolButton>
      ) : null}
      <ToolButton label={t('chatFiles.remove', { name })} onClick={onRemove}>
        <X aria-hidden />
      </ToolButton>
    </Flex>
  );
}

const ToolButton = ({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) => (
  <IconButton
    size="2xs"
    variant="ghost"
    minW={{ base: '11', md: '7' }}
    minH={{ base: '11', md: '7' }}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </IconButton>
);
