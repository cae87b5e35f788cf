import type { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { PictureInput } from '@comanda/web/ui/controls/picture-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useBrandPicture } from '../../forms/brand-picture.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { ErrorText, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import styles from './photos-field.module.css'

const MAX_PHOTOS = 8

/** `/uploads/1000/name.webp` as it is stored: a path at the picture host, without size and extension. */
const storedPath = (path: string): string => path.replace(/^\//, '').replace(/\.webp$/, '')

/** The pictures on the store's page, in the order in which guests see them. STORE-2 */
export function PhotosField({ shopId, pictureHost }: { shopId: number; pictureHost: string }) {
  const { value: photos, error, change } = useFieldState<SettingsOf<typeof calls.saveGeneral>['photos']>('photos')
  const sending = useBrandPicture(shopId, path => change([...photos, storedPath(path)]))
  return (
    <>
      <Row as="ul" wrap align="stretch">
        {photos.map((path, at) => (
          <li key={path} className={styles.photo}>
            <img src={`${pictureHost}/${path}@320.webp`} alt="" width={160} height={120} loading="lazy" />
            <RemoveIcon
              label={t('stores.general.removePhoto', { count: at + 1 })}
              onRemove={() => change(photos.filter(one => one !== path))}
            />
          </li>
        ))}
      </Row>
      {photos.length < MAX_PHOTOS && (
        <Row>
          <PictureInput busy={sending.isPending} onPicture={file => sending.mutate(file)}>
            {t('stores.general.addPhoto')}
          </PictureInput>
        </Row>
      )}
      <ErrorText>{sending.error?.message ?? error}</ErrorText>
    </>
  )
}
