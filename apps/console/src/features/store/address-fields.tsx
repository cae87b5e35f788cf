import type { staffStoreCalls as calls } from '@comanda/contract/store'
import { presetCountries } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type General = SettingsOf<typeof calls.saveGeneral>

const Fields = fieldsOf<General>()

/** The countries by name, and the one that is set if it has no preset. */
export function countryOptions(chosen: string) {
  const names = new Intl.DisplayNames(currentLocale().intl, { type: 'region' })
  const codes = [...new Set([...presetCountries(), chosen])].filter(code => code !== '')
  return codes
    .map(code => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, currentLocale().intl))
}

/** The address of the store, line by line. */
export function AddressFields() {
  const { value: countryCode } = useFieldState<string>('address.countryCode')
  return (
    <>
      <Fields.Select
        name="address.countryCode"
        label={t('stores.general.country')}
        options={countryOptions(countryCode)}
      />
      <div className={styles.row}>
        <Fields.Text name="address.lines.0" label={t('stores.general.street')} maxLength={120} />
        <Fields.Text name="address.lines.1" label={t('stores.general.street2')} maxLength={120} optional />
      </div>
      <div className={styles.row}>
        <Fields.Text name="address.postcode" label={t('stores.general.postcode')} maxLength={20} optional />
        <Fields.Text name="address.city" label={t('stores.general.city')} maxLength={80} />
        <Fields.Text name="address.region" label={t('stores.general.region')} maxLength={80} optional />
      </div>
    </>
  )
}
