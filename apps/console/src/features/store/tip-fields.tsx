import type { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import { methodTexts, orderTypeOptions, type SettingsProps } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Fees = SettingsOf<typeof calls.saveFees>
type Tip = NonNullable<Fees['tip']>

const Fields = fieldsOf<Fees>()
const MAX_TIPS = 6

const firstTip = (ways: SettingsProps['settings']['bizTypes']): Tip => ({
  tipType: 0,
  smallestUnitAmounts: [0, 10, 15, 20],
  defaultIndex: 0,
  tipRules: 'subtotal',
  beforeDiscount: true,
  tipPaymentUids: ['12_bankCard'],
  useCustomPayment: true,
  bizTypes: [...ways],
})

/** The tips guests tap, in percent or as amounts. */
function Choices({ tip }: { tip: Tip }) {
  const { entries, rows, add, remove } = useListField<number>('tip.smallestUnitAmounts')
  const Amount = tip.tipType === 0 ? Fields.Number : Fields.Money
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('stores.tip.choices')}</legend>
      <div className={styles.narrowRow}>
        {rows.map(({ at, key }) => (
          <div key={key} className={styles.single}>
            <Amount
              name={`tip.smallestUnitAmounts.${at}`}
              label={t(tip.tipType === 0 ? 'stores.tip.percentNo' : 'stores.tip.amountNo', { count: at + 1 })}
              max={100}
            />
            {entries.length > 1 && (
              <RemoveIcon label={t('stores.tip.remove', { count: at + 1 })} onRemove={() => remove(at)} />
            )}
          </div>
        ))}
      </div>
      {entries.length < MAX_TIPS && (
        <AddButton onAdd={() => add((entries.at(-1) ?? 0) + (tip.tipType === 0 ? 5 : 100))}>
          {t('stores.tip.add')}
        </AddButton>
      )}
      <Fields.Select
        name="tip.defaultIndex"
        label={t('stores.tip.first')}
        options={entries.map((_, at) => [at, t('stores.tip.no', { count: at + 1 })] as const)}
      />
    </fieldset>
  )
}

/** Tips guests can give. PRICE-7 */
export const TipFields = ({ tip, ways }: { tip: Fees['tip']; ways: SettingsProps['settings']['bizTypes'] }) => (
  <section className={styles.card}>
    <h3>{t('stores.tip.title')}</h3>
    <Fields.OptionalSwitch name="tip" initial={() => firstTip(ways)} detail={t('stores.tip.hint')}>
      {t('stores.tip.on')}
    </Fields.OptionalSwitch>
    {tip && (
      <>
        <div className={styles.row}>
          <Fields.Select
            name="tip.tipType"
            label={t('stores.fees.kind')}
            options={[
              [0, t('stores.fees.percent')],
              [1, t('stores.fees.fixed')],
            ]}
          />
          <Fields.Select
            name="tip.tipRules"
            label={t('stores.tip.base')}
            options={[
              ['subtotal', t('stores.tip.subtotal')],
              ['total', t('stores.tip.total')],
            ]}
          />
        </div>
        <Choices tip={tip} />
        <Fields.Switch name="tip.beforeDiscount">{t('stores.tip.beforeDiscount')}</Fields.Switch>
        <Fields.Switch name="tip.useCustomPayment">{t('stores.tip.own')}</Fields.Switch>
        <Fields.Checks name="tip.bizTypes" legend={t('stores.tip.offeredFor')} options={orderTypeOptions(ways)} />
        <Fields.Checks
          name="tip.tipPaymentUids"
          legend={t('stores.tip.paidBy')}
          options={Object.entries(methodTexts).map(([method, text]) => [method, t(text)] as const)}
        />
      </>
    )}
  </section>
)
