import { useTranslation } from 'react-i18next';
import { videoHosts, videoOf } from '../../../../../../server/kit/html/videoLink';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { TextField } from '../../../../kit/form/fields/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import type { InsertDrawerProps } from '../../../../kit/form/richText/editorInsert';
import { useSaveForm } from '../../../../kit/form/useSaveForm';

/** Form to insert a link to a video of another website. Built by hand, because it saves no record. */
export function VideoDrawer({ onInsert, onClose }: InsertDrawerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const hosts = format.list(videoHosts);
  const form = useSaveForm({
    about: 'video',
    defaultValues: { address: '', title: '' },
    save: async ({ address, title }) => {
      onClose();
      onInsert({ kind: 'video', target: videoOf(address)!.url, title: title.trim() });
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('website.video.title')}
      saveLabel={t('website.video.insert')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="address"
        label={t('website.video.address')}
        help={t('website.video.help', { hosts })}
        maxLength={500}
        validate={(address) => (videoOf(address) ? undefined : 'noVideo')}
      />
      <TextField form={form} name="title" label={t('website.video.titleField')} maxLength={160} />
    </FormDrawer>
  );
}
