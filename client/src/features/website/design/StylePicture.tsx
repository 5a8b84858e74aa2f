import { Box, Button, FileUpload, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LooseFileAnswer } from '../../../../../server/protocol/uploads';
import { apiErrorOf } from '../../../apollo/errors';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { sendUpload } from '../../../apollo/upload';
import { useErrorText } from '../../../kit/feedback/useErrorText';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { FormProblem } from '../../../kit/form/FormProblem';
import { pictureTypes } from '../../../kit/form/uploads/chosenPictures';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import type { DesignValues } from './designValues';

interface Props {
  form: SaveForm<DesignValues>;
  name: 'logo' | 'favicon';
}

const uploads = {
  logo: '/uploads/website/design/logo',
  favicon: '/uploads/website/design/icon',
} as const;

/** Field for the logo or the icon of the website. The file is uploaded at once; its URL is part of the design draft. */
export function StylePicture({ form, name }: Props) {
  const { t } = useTranslation();
  const session = useSessionContext();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const path = useWatch({ control: form.control, name: `style.${name}` });
  const set = (value: string) => form.setValue(`style.${name}`, value, { shouldDirty: true });

  const upload = async (file: File) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const url = uploads[name];
      const { src } = await sendUpload<LooseFileAnswer<typeof url>>({ method: 'PUT', url, file }, session);
      set(src);
    } catch (error) {
      const { code, fields } = apiErrorOf(error);
      const refusal = code === 'LIMIT_EXCEEDED' ? 'tooLargePicture' : fields?.['picture'];
      setProblem({ text: refusal ? fieldMessage(t, refusal) : errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const label = t(`website.design.${name}`);
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text textStyle="compact" fontWeight="medium">
        {label}
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        {path ? (
          <Box p="2" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
            <Image src={path} alt="" maxH="12" maxW="40" objectFit="contain" />
          </Box>
        ) : null}
        <FileUpload.Root
          unstyled
          w="auto"
          acceptedFiles={[]}
          accept={pictureTypes}
          disabled={isBusy}
          onFileAccept={({ files: [file] }) => file && void upload(file)}
          onFileReject={() => setProblem({ text: fieldMessage(t, 'noPicture') })}
        >
          <FileUpload.HiddenInput />
          <FileUpload.Trigger asChild unstyled>
            <Button ref={button} variant="outline" size="xs" loading={isBusy}>
              <ImageUp aria-hidden /> {t(path ? 'avatar.change' : 'avatar.add')}
            </Button>
          </FileUpload.Trigger>
        </FileUpload.Root>
        {path ? (
          <Button
            variant="ghost"
            size="xs"
            onClick={() => {
              set('');
              button.current?.focus();
            }}
          >
            <Trash2 aria-hidden /> {t('avatar.remove')}
          </Button>
        ) : null}
      </Flex>
      <FormProblem problem={problem} />
      <Text textStyle="xs" color="fg.muted">
        {t(`website.design.${name}Help`)}
      </Text>
    </Stack>
  );
}
