import { upload } from '@comanda/contract/upload'
import { t } from '@comanda/web/i18n'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Fault } from '../../fields/fault.tsx'
import { send } from '../../platform/send.ts'
import styles from './money.module.css'

interface DesignPictureProps {
  shopId: number
  pictureHost: string
  designUrl: string
  error: string | undefined
  onPicture: (designUrl: string) => void
}

/** One that was sent here is shown as it is; one of a picture host in the size for this screen. */
const sourceOf = (host: string, designUrl: string): string =>
  designUrl.startsWith('/') ? designUrl : `${host}/${designUrl}@320.webp`

/** The picture of a design: what it is now, and another one chosen from this device. CARD-5, X5 */
export function DesignPicture({ shopId, pictureHost, designUrl, error, onPicture }: DesignPictureProps) {
  const faultId = useId()
  const sending = useMutation({
    mutationFn: (file: File) => send(upload.brandFile, { shopId }, file),
    onSuccess: ({ path }) => onPicture(path),
  })
  const fault = sending.error?.message ?? error
  return (
    <>
      {designUrl !== '' && (
        <img
          key={designUrl}
          src={sourceOf(pictureHost, designUrl)}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <div className={styles.start} aria-describedby={fault ? faultId : undefined}>
        <PictureInput busy={sending.isPending} onPicture={file => sending.mutate(file)}>
          {t(designUrl === '' ? 'money.choosePicture' : 'money.otherPicture')}
        </PictureInput>
      </div>
      <Fault id={faultId}>{fault}</Fault>
    </>
  )
}
