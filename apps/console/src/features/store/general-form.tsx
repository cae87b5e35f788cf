import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { useFieldState, useFormOf } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { AddressFields } from './address-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import { StorePin, StoreSearch } from './store-place.tsx'

type General = SettingsOf<typeof calls.saveGeneral>
const Fields = fieldsOf<General>()

/** The address by type-ahead or by hand, with its position. STORE-2 */
function AddressPart() {
  const { setValue } = useFormOf()
  const { value: address } = useFieldState<General['address']>('address')
  const { countryCode, lines, city, region, postcode } = address
  return (
    <section className={styles.card}>
      <h3>{t('stores.general.address')}</h3>
      <StoreSearch
        countryCode={countryCode}
        onFound={place =>
          setValue('address', {
            countryCode: place.countryCode,
            lines: [place.street1, ''],
            city: place.city,
            region: place.admin,
            postcode: place.postcode,
          })
        }
      />
      <AddressFields />
      <StorePin address={{ countryCode, street: lines[0] ?? '', city, region, postcode }} />
    </section>
  )
}

/** The store's name, address, contacts, pictures and seller. STORE-2 */
export function GeneralForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'general', calls.saveGeneral, settings.general)
  return (
    <SettingsForm form={form} languages={settings.languages}>
      <section className={styles.card}>
        <h3>{t('stores.general.name')}</h3>
        <Fields.Words name="shopName" label={t('stores.general.shopName')} />
        <Fields.Words name="description" label={t('stores.general.description')} max={600} area />
      </section>
      <AddressPart />
      <section className={styles.card}>
        <h3>{t('stores.general.photos')}</h3>
        <PhotosField shopId={shopId} pictureHost={settings.pictureHost} />
      </section>
      <section className={styles.card}>
        <h3>{t('stores.general.contacts')}</h3>
        <div className={styles.row}>
          <Fields.Text name="phone" label={t('stores.general.phone')} type="tel" dir="ltr" maxLength={30} optional />
          <Fields.Text name="email" label={t('stores.general.email')} type="email" dir="ltr" maxLength={254} optional />
        </div>
      </section>
      <section className={styles.card}>
        <h3>{t('stores.general.seller')}</h3>
        <div className={styles.row}>
          <Fields.Text
            name="seller.legalName"
            label={t('stores.general.legalName')}
            hint={t('stores.general.legalNameHint')}
            maxLength={120}
          />
          <Fields.Text name="seller.taxNumber" label={t('stores.general.taxNumber')} maxLength={60} />
        </div>
      </section>
    </SettingsForm>
  )
}
