import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import type { GiftCards, GiftProgram } from './queries.ts'

const Fields = fieldsOf<GiftCards>()

type AmountOf = (amount: number) => GiftProgram['amounts'][number]

function FixedAmounts({ amountOf }: { amountOf: AmountOf }) {
  const { rows, add, remove } = useListField<GiftProgram['amounts'][number]>('program.amounts')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('money.amounts')}</legend>
      <div className={styles.narrowRow}>
        {rows.map(({ at, key }) => (
          <div key={key} className={styles.single}>
            <Fields.Money name={`program.amounts.${at}`} label={t('money.amountNo', { count: at + 1 })} />
            <RemoveIcon label={t('money.removeAmount', { count: at + 1 })} onRemove={() => remove(at)} />
          </div>
        ))}
      </div>
      <Fields.Error name="program.amounts" />
      <AddButton onAdd={() => add(amountOf(10))}>{t('money.addAmount')}</AddButton>
    </fieldset>
  )
}

function CustomAmount({ amountOf }: { amountOf: AmountOf }) {
  const { value: bounds } = useFieldState<GiftProgram['customAmount']>('program.customAmount')
  return (
    <>
      <Fields.OptionalSwitch
        name="program.customAmount"
        initial={() => ({ min: amountOf(10), max: amountOf(500), step: amountOf(5) })}
      >
        {t('money.ownAmount')}
      </Fields.OptionalSwitch>
      {bounds && (
        <div className={styles.narrowRow}>
          <Fields.Money name="program.customAmount.min" label={t('money.ownMin')} />
          <Fields.Money name="program.customAmount.max" label={t('money.ownMax')} />
          <Fields.Money name="program.customAmount.step" label={t('money.ownStep')} />
        </div>
      )}
    </>
  )
}

function Discounts() {
  const { rows, add, remove } = useListField<GiftProgram['discounts'][number]>('program.discounts')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('money.discounts')}</legend>
      {rows.map(({ at, key }) => (
        <div key={key} className={styles.pair}>
          <Fields.Money name={`program.discounts.${at}.from`} label={t('money.from')} />
          <Fields.Percent name={`program.discounts.${at}.rate`} label={t('money.off')} max={50} />
          <RemoveIcon label={t('money.removeDiscount', { count: at + 1 })} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddButton onAdd={() => add({ from: money(0), rate: 50_000 })}>{t('money.addDiscount')}</AddButton>
    </fieldset>
  )
}

/** The amounts of sold cards: fixed ones, custom ones within limits, and the discount. CARD-5 */
export function GiftAmounts({ currency }: { currency: Currency }) {
  const amountOf: AmountOf = amount => money(amount * 10 ** currency.internationalSystemOfUnits)
  return (
    <div className={styles.card}>
      <FixedAmounts amountOf={amountOf} />
      <CustomAmount amountOf={amountOf} />
      <Discounts />
    </div>
  )
}
