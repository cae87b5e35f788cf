import { X } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { uploadUrl, useUpload } from '../../platform/upload.ts'
import type { Uploaded } from '../../platform/upload.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { PictureInput } from '../../ui/controls/picture-input.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './evaluation.module.css'

const MAX_PICTURES = 4

interface ReviewPicturesProps {
  pictures: readonly Uploaded[]
  /** Changes the current list of pictures: one may be uploading while another is removed. */
  onChange: (change: (now: Uploaded[]) => Uploaded[]) => void
}

/** Pictures of a review; only for signed-in guests, so that each has a responsible person. */
export function ReviewPictures({ pictures, onChange }: ReviewPicturesProps) {
  const visitor = kindOf(useUser()) === 'visitor'
  const { mutate, isPending, error } = useUpload('review')
  if (visitor) return null
  return (
    <Stack gap={6}>
      <Row gap={10} wrap align="stretch">
        {pictures.map((picture, i) => (
          <span key={picture.name} className={styles.picture}>
            <img src={uploadUrl(picture.path)} alt={t('evaluation.picture', { count: i + 1 })} />
            <IconButton
              className={styles.drop ?? ''}
              label={t('evaluation.dropPicture', { count: i + 1 })}
              icon={<X aria-hidden="true" size={16} />}
              onClick={() => onChange(now => now.filter(({ name }) => name !== picture.name))}
            />
          </span>
        ))}
      </Row>
      {pictures.length < MAX_PICTURES && (
        <div>
          <PictureInput
            busy={isPending}
            onPicture={file => mutate(file, { onSuccess: made => onChange(now => [...now, made]) })}
          >
            {t(isPending ? 'evaluation.sending' : 'evaluation.addPicture')}
          </PictureInput>
        </div>
      )}
      <Text kind="error" size={14} role="alert" hidden={!error}>
        {error && (isRefused(error) ? error.message : t('evaluation.pictureFailed'))}
      </Text>
    </Stack>
  )
}
