import { brandCalls as calls } from '@comanda/contract/brand'
import { layoutOf } from '@comanda/domain/address'
import { countryPreset } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { useFieldState, useFormOf } from '../../../forms/state/field-state.ts'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import { SettingsForm } from '../../../forms/settings-form.tsx'
import { type SettingsOf, useSettingsForm } from '../../../forms/state/use-settings-form.ts'
import { StorePin, StoreSearch } from '../../store/store-place.tsx'
import styles from './opening.module.css'
import { type Checklist, checklistKey } from './queries.ts'

type Basics = SettingsOf<typeof calls.saveBasics>
type Tax = NonNullable<Checklist['basics']['tax']>
const Fields = fieldsOf<Basics>()

const AREA_KEYS = { city: 'basics.city', admin: 'basics.region', zip: 'basics.postcode' } as const

/** The address by type-ahead or by hand, in the order in which the country writes it, with its position. STORE-2 */
function AddressFields({ countryCode }: { countryCode: string }) {
  const { setValue } = useFormOf()
  const { value: address } = useFieldState<Basics['address']>('address')
  const { fields } = layoutOf(countryCode, currentLocale().id)
  const region = new Intl.DisplayNames(currentLocale().intl, { type: 'region' }).of(countryCode)
  return (
    <fieldset className={styles.part}>
      <legend>{t('basics.address', { country: region ?? countryCode })}</legend>
      <StoreSearch
        countryCode={countryCode}
        onFound={({ street1, city, admin, postcode }) =>
          setValue('address', { ...address, street: street1, city, region: admin, postcode })
        }
      />
      <Fields.Text name="address.street" label={t('basics.street')} maxLength={120} autoComplete="address-line1" />
      <Fields.Text name="address.more" label={t('basics.more')} maxLength={120} optional autoComplete="address-line2" />
      <div className={styles.pair}>
        {fields.includes('postcode') && (
          <Fields.Text name="address.postcode" label={t(AREA_KEYS.zip)} maxLength={20} autoComplete="postal-code" />
        )}
        <Fields.Text name="address.city" label={t(AREA_KEYS.city)} maxLength={80} autoComplete="address-level2" />
        {fields.includes('admin') && (
          <Fields.Text name="address.region" label={t(AREA_KEYS.admin)} maxLength={80} autoComplete="address-level1" />
        )}
      </div>
      <StorePin address={{ countryCode, ...address }} />
      <Fields.Text
        name="phone"
        label={t('basics.phone')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={30}
        optional
      />
    </fieldset>
  )
}

const sameRate = (tax: Tax | undefined, rate: number): boolean => tax?.kind === 'rate' && tax.rate === rate

/** A rate the owner gives. */
const OtherRate = () => (
  <div className={styles.inside}>
    <Fields.Percent name="tax.rate" label={t('basics.taxRate')} min={0.1} max={50} />
    <Fields.Switch name="tax.inclusive">{t('basics.taxInclusive')}</Fields.Switch>
  </div>
)

/** The tax on meals: a usual rate of the country, another one, or none. SETUP-1 */
function TaxFields({ countryCode }: { countryCode: string }) {
  const { value: tax, change } = useFieldState<Tax | undefined>('tax')
  const { taxes, taxVaries } = countryPreset(countryCode)
  const usual = taxVaries ? [] : taxes.filter(({ rate }) => rate > 0)
  const inclusive = taxes[0]?.inclusive ?? true
  const isOther = tax?.kind === 'rate' && !usual.some(({ rate }) => sameRate(tax, rate))
  const language = currentLocale().id
  if (tax?.kind === 'several') return <p className={styles.note}>{t('basics.taxSeveral')}</p>
  return (
    <ChoiceGroup legend={t('basics.tax')}>
      {usual.map(({ taxId, rate, name, inclusive: within }, i) => (
        <Choice
          key={taxId}
          checked={sameRate(tax, rate)}
          onChange={() => change({ kind: 'rate', rate, inclusive: within })}
          detail={t(within ? 'basics.taxWithin' : 'basics.taxOnTop')}
        >
          {`${name[language] ?? ''}${usual.length === 1 ? ` ${rate / 10_000}%` : ''}`}
          {i === 0 ? ` · ${t('basics.taxUsual')}` : ''}
        </Choice>
      ))}
      <Choice
        checked={isOther}
        onChange={() => change({ kind: 'rate', rate: 80_000, inclusive })}
        detail={taxVaries ? t('basics.taxVaries') : undefined}
      >
        {t('basics.taxOther')}
      </Choice>
      {isOther && <OtherRate />}
      <Choice checked={tax?.kind === 'none'} onChange={() => change({ kind: 'none' })}>
        {t('basics.taxNone')}
      </Choice>
    </ChoiceGroup>
  )
}

/** Address, order types, tax and seller of a store, saved together. */
export function BasicsForm({ shopId, checklist }: { shopId: number; checklist: Checklist }) {
  const form = useSettingsForm({
    call: calls.saveBasics,
    shopId,
    saved: checklist.basics,
    draft: `setup/${shopId}/basics`,
    reads: checklistKey(shopId),
    savedAs: () => t('opening.saved'),
  })
  const { countryCode } = checklist
  return (
    <SettingsForm form={form}>
      <AddressFields countryCode={countryCode} />
      <fieldset className={styles.part}>
        <legend>{t('basics.selling')}</legend>
        <Fields.Checks
          name="bizTypes"
          legend={t('basics.orderTypes')}
          options={[
            [1300, t('console.pickup')],
            [1100, t('console.dineIn')],
            [1200, t('console.delivery')],
          ]}
        />
        <TaxFields countryCode={countryCode} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('basics.seller')}</legend>
        <Fields.Text name="legalName" label={t('basics.legalName')} hint={t('basics.legalNameHint')} maxLength={120} />
        <Fields.Text name="taxNumber" label={t('basics.taxNumber')} maxLength={60} optional />
      </fieldset>
    </SettingsForm>
  )
}
