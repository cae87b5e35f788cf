import { User } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { uploadUrl, useUpload } from '../../platform/upload.ts'
import { Button } from '../../ui/controls/button.tsx'
import { PictureInput } from '../../ui/controls/picture-input.tsx'
import { type UserInfo, useUpdateUser } from './api.ts'
import { Row, Grid } from '../../ui/layout/layout.tsx'
import styles from './member.module.css'

/** Round picture of the guest, or an icon. */
export const Face = ({ avatar }: { avatar: string }) => (
  <span className={styles.face} aria-hidden="true">
    {avatar ? <img src={uploadUrl(avatar)} alt="" width={64} height={64} /> : <User />}
  </span>
)

/** Changes the guest's picture; it is saved at once, without the rest of the form. */
export function Avatar({ info }: { info: UserInfo }) {
  const { nick, firstName, lastName, avatar } = info
  const [error, setError] = useState<Error>()
  const upload = useUpload('avatar')
  const update = useUpdateUser()
  const save = (name: string) =>
    update.mutate(
      { nick, firstName, lastName, avatar: name },
      { onSuccess: () => toast(t('member.saved')), onError: setError },
    )
  const busy = upload.isPending || update.isPending
  return (
    <Grid
      as="section"
      gap={16}
      rowGap={8}
      columns="auto 1fr"
      className={styles.avatar}
      aria-label={t('member.picture')}
    >
      <Face avatar={avatar} />
      <Row gap={8} wrap align="stretch">
        <PictureInput
          busy={busy}
          onPicture={file => {
            setError(undefined)
            upload.mutate(file, { onSuccess: ({ name }) => save(name), onError: setError })
          }}
        >
          {t(avatar === '' ? 'member.addPicture' : 'member.changePicture')}
        </PictureInput>
        {avatar !== '' && (
          <Button size="small" kind="plain" busy={update.isPending} onClick={() => save('')}>
            {t('member.removePicture')}
          </Button>
        )}
      </Row>
      <p role="alert" className={styles.problem} hidden={!error}>
        {error && (isRefused(error) ? error.message : t('member.pictureFailed'))}
      </p>
    </Grid>
  )
}
