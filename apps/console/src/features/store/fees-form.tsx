import { staffStoreCalls as calls } from '@comanda/contract/store'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, orderTypeOptions, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { TipFields } from './tip-fields.tsx'

export type Fees = SettingsOf<typeof calls.saveFees>
type Surcharge = Fees['surcharges'][number]

const Fields = fieldsOf<Fees>()
type Ways = SettingsProps['settings']['bizTypes']

const Packaging = ({ on, ways }: { on: boolean; ways: Ways }) => (
  <section className={styles.card}>
    <h3>{t('stores.fees.packaging')}</h3>
    <Fields.OptionalSwitch
      name="packaging"
      initial={() => ({ amount: money(0), bizTypes: ways.filter(way => way !== 1100) })}
      detail={t('stores.fees.packagingHint')}
    >
      {t('stores.fees.packagingOn')}
    </Fields.OptionalSwitch>
    {on && (
      <>
        <Fields.Money name="packaging.amount" label={t('stores.fees.perOrder')} />
        <Fields.Checks
          name="packaging.bizTypes"
          legend={t('stores.fees.chargedFor')}
          options={orderTypeOptions(ways)}
        />
      </>
    )}
  </section>
)

function Surcharges({ ways }: { ways: Ways }) {
  const { rows, add, remove } = useListField<Surcharge>('surcharges')
  return (
    <section className={styles.card}>
      <h3>{t('stores.fees.service')}</h3>
      <Text kind="quiet">{t('stores.fees.serviceHint')}</Text>
      {rows.map(({ entry, at }) => (
        <div key={entry.surchargeId} className={styles.box}>
          <div className={styles.row}>
            <Fields.Words name={`surcharges.${at}.name`} label={t('stores.fees.name')} />
            <Fields.Percent name={`surcharges.${at}.rate`} label={t('stores.fees.rate')} min={0.5} />
          </div>
          <Fields.Checks
            name={`surcharges.${at}.bizTypes`}
            legend={t('stores.fees.chargedFor')}
            options={orderTypeOptions(ways)}
          />
          <RemoveButton onRemove={() => remove(at)}>{t('stores.fees.removeService')}</RemoveButton>
        </div>
      ))}
      <AddButton onAdd={() => add({ surchargeId: newId('service'), name: {}, rate: 100_000, bizTypes: [1100] })}>
        {t('stores.fees.addService')}
      </AddButton>
    </section>
  )
}

const CardFee = ({ fee }: { fee: Fees['ccFee'] }) => (
  <section className={styles.card}>
    <h3>{t('stores.fees.card')}</h3>
    <Fields.OptionalSwitch
      name="ccFee"
      initial={() => ({ feesType: 1, rate: 20_000, amount: money(0) })}
      detail={t('stores.fees.cardHint')}
    >
      {t('stores.fees.cardOn')}
    </Fields.OptionalSwitch>
    {fee && (
      <div className={styles.row}>
        <Fields.Select
          name="ccFee.feesType"
          label={t('stores.fees.kind')}
          options={[
            [1, t('stores.fees.percent')],
            [2, t('stores.fees.fixed')],
          ]}
        />
        {fee.feesType === 1 ? (
          <Fields.Percent name="ccFee.rate" label={t('stores.fees.rate')} min={0.5} />
        ) : (
          <Fields.Money name="ccFee.amount" label={t('stores.fees.amount')} />
        )}
      </div>
    )}
  </section>
)

function consequencesOf(before: Fees, now: Fees): string[] {
  const charged = (fees: Fees) => (fees.packaging ? 1 : 0) + fees.surcharges.length + (fees.ccFee ? 1 : 0)
  return charged(now) > charged(before) ? [t('stores.fees.sure')] : []
}

/** Fees on top of the dishes, and tips. PRICE-6, PRICE-7, PRICE-8 */
export function FeesForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'fees', calls.saveFees, settings.fees)
  const { packaging, ccFee, tip } = form.values
  const ways = settings.bizTypes
  return (
    <SettingsForm
      form={form}
      languages={settings.languages}
      currency={settings.currency}
      consequences={values => consequencesOf(settings.fees, values)}
    >
      <Packaging on={packaging !== undefined} ways={ways} />
      <Surcharges ways={ways} />
      <CardFee fee={ccFee} />
      <TipFields tip={tip} ways={ways} />
    </SettingsForm>
  )
}
