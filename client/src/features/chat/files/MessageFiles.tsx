import { Box, chakra, Flex, IconButton, Link, Text } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { PlayMediumButton } from '../../library/feature';
import type { ChatFileFieldsFragment, ChatMessageFieldsFragment } from '../chat.generated';

type File = ChatFileFieldsFragment;
type Message = Pick<ChatMessageFieldsFragment, 'files' | 'author'>;

const Image = chakra('img');
const Video = chakra('video');
const tallest = 240;

/** Files of a message. Pictures and videos are shown, sounds play in the player bar, other files are downloads. */
export function MessageFiles({ message }: { message: Message }) {
  const { files, author } = message;
  if (files.length === 0) return null;
  const pictures = files.filter(({ kind }) => kind === 'PICTURE');
  return (
    <Flex direction="column" gap="2" my="1">
      {pictures.length === 0 ? null : (
        <Flex wrap="wrap" gap="2">
          {pictures.map((file) => (
            <Picture key={file.id} file={file} />
          ))}
        </Flex>
      )}
      {files.map((file) => {
        if (file.kind === 'SOUND')
          return <SoundFile key={file.id} file={file} credit={author?.fullName ?? ''} />;
        if (file.kind === 'VIDEO') return <VideoFile key={file.id} file={file} />;
        return file.kind === 'DOCUMENT' ? <Document key={file.id} file={file} /> : null;
      })}
    </Flex>
  );
}

/** Picture with reserved space, so that the messages below do not move when it loads. */
function Picture({ file }: { file: File }) {
  const { t } = useTranslation();
  const { name, url, previewUrl, width, height } = file;
  const shown = Math.min(tallest, height ?? tallest);
  return (
    <Link href={url ?? undefined} target="_blank" rel="noreferrer" title={t('chatFiles.open', { name })}>
      <Image
        src={previewUrl ?? url ?? undefined}
        alt={name}
        loading="lazy"
        h={`${shown}px`}
        maxW="full"
        style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
        objectFit="cover"
        borderRadius="l2"
        borderWidth="1px"
        bg="bg.muted"
      />
    </Link>
  );
}

function VideoFile({ file: { name, url, width, height } }: { file: File }) {
  return (
    <Video
      src={url ?? undefined}
      controls
      preload="metadata"
      aria-label={name}
      maxH={`${tallest}px`}
      maxW="full"
      alignSelf="flex-start"
      style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
      borderRadius="l2"
      bg="black"
    />
  );
}

function SoundFile({ file, credit }: { file: File; credit: string }) {
  const { clock } = useMeasureFormat();
  const { name, url, duration } = file;
  const sound = { ...soundOf(file), credit };
  return (
    <Row file={file}>
      {url ? <PlayMediumButton medium={{ ...sound, state: 'READY', find: async () => sound }} /> : null}
      <Name name={name} about={duration === null ? '' : clock(duration)} />
    </Row>
  );
}

/** Player item of a sound of the chat, without cues and fades. */
const soundOf = ({ id, name, duration, url }: File) => ({
  id: `chat ${id}`,
  kind: 'SOUND' as const,
  title: name,
  artwork: '',
  duration,
  cueIn: null,
  cueOut: null,
  fadeIn: null,
  fadeOut: null,
  startNext: null,
  fileUrl: url,
  waveformUrl: null,
});

function Document({ file }: { file: File }) {
  const { size } = useMeasureFormat();
  return (
    <Row file={file}>
      <Box color="fg.muted">
        <FileText size={18} aria-hidden />
      </Box>
      <Name name={file.name} about={size(file.size)} />
    </Row>
  );
}

/** File on one line, with a download button. */
function Row({ file: { name, url }, children }: { file: File; children: React.ReactNode }) {
  const { t } = useTranslation();
  const label = t('chatFiles.download', { name });
  return (
    <Flex
      align="center"
      gap="3"
      ps="2.5"
      pe="1"
      py="1"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      alignSelf="flex-start"
      maxW="full"
    >
      {children}
      {url ? (
        <IconButton
          asChild
          size="xs"
          variant="ghost"
          color="fg.muted"
          minW={{ base: '11', md: '8' }}
          minH={{ base: '11', md: '8' }}
        >
          <a href={`${url}&download`} download={name} aria-label={label} title={label}>
            <Download aria-hidden />
          </a>
        </IconButton>
      ) : null}
    </Flex>
  );
}

const Name = ({ name, about }: { name: string; about: string }) => (
  <Box minW="0">
    <Text as="bdi" display="block" textStyle="compact" truncate maxW="18rem" title={name}>
      {name}
    </Text>
    <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {about || '\u00a0'}
    </Text>
  </Box>
);
