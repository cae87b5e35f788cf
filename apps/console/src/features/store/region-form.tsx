import { staffStoreCalls as calls } from '@comanda/contract/store'
import { knownCurrencies } from '@comanda/domain/store'
import { localeNamed } from '@comanda/messages'
import { currentLocale, t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useId } from 'react'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Region = SettingsOf<typeof calls.saveRegion>

const Fields = fieldsOf<Region>()

/** Any time zone the browser knows, found by typing. */
function TimeZoneField() {
  const id = useId()
  const { value, error, change } = useFieldState<string>('timeZone')
  return (
    <Field label={t('stores.region.timeZone')} hint={t('stores.region.timeZoneHint')} error={error}>
      <TextInput list={id} dir="ltr" value={value} autoComplete="off" onChange={event => change(event.target.value)} />
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map(zone => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

function CurrencyField({ fixed }: { fixed: boolean }) {
  const { value, errorInside, change } = useFieldState<Region['currency']>('currency')
  const names = new Intl.DisplayNames(currentLocale().intl, { type: 'currency' })
  const choose = (code: string) => {
    const chosen = knownCurrencies().find(({ currencyCode }) => currencyCode === code)
    if (chosen) change(chosen)
  }
  return (
    <Field
      label={t('stores.region.currency')}
      hint={fixed ? t('stores.region.currencyFixed') : t('stores.region.currencyHint')}
      error={errorInside}
    >
      <Select value={value.currencyCode} disabled={fixed} onChange={event => choose(event.target.value)}>
        {knownCurrencies().map(({ currencyCode }) => (
          <option key={currencyCode} value={currencyCode}>
            {currencyCode} · {names.of(currencyCode)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function consequencesOf(before: Region, now: Region): string[] {
  return [
    ...(now.timeZone === before.timeZone ? [] : [t('stores.region.timeZoneSure')]),
    ...(now.currency.currencyCode === before.currency.currencyCode ? [] : [t('stores.region.currencySure')]),
    ...before.languages
      .filter(language => !now.languages.includes(language))
      .map(language => t('stores.region.languageSure', { name: localeNamed(language).name })),
  ]
}

/** Time zone, languages and currency. STORE-2 */
export function RegionForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'region', calls.saveRegion, settings.region)
  const known = [...new Set([...settings.brandLanguages, ...settings.languages])]
  return (
    <SettingsForm form={form} consequences={values => consequencesOf(settings.region, values)}>
      <section className={styles.card}>
        <TimeZoneField />
        <CurrencyField fixed={settings.hasOrders} />
        <Fields.Checks
          name="languages"
          legend={t('stores.region.languages')}
          options={known.map(language => [language, localeNamed(language).name] as const)}
        />
      </section>
    </SettingsForm>
  )
}
