import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { placed } from '../../fields/placed.ts'
import type { GiftFormProps, GiftProgram } from './api.ts'
import styles from './money.module.css'

type AmountsProps = GiftFormProps & { currency: Currency }

const Remove = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton
    className={fields.remove ?? ''}
    label={label}
    icon={<Trash2 aria-hidden="true" size={20} />}
    onClick={onClick}
  />
)

function Amounts({ program, faultAt, onChange, currency }: AmountsProps) {
  const { amounts } = program
  const put = (next: GiftProgram['amounts']) => onChange({ ...program, amounts: next })
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('money.amounts')}</legend>
      <div className={styles.row}>
        {placed(amounts).map(({ entry, at, key }) => (
          <div key={key} className={fields.beside}>
            <MoneyField
              label={t('money.amountNo', { count: at + 1 })}
              field={`program.amounts[${at}]`}
              currency={currency}
              value={entry}
              onChange={amount => put(amounts.with(at, amount ?? money(0)))}
            />
            <Remove label={t('money.removeAmount', { count: at + 1 })} onClick={() => put(amounts.toSpliced(at, 1))} />
          </div>
        ))}
      </div>
      <Fault>{faultAt('program.amounts')}</Fault>
      <AddButton onAdd={() => put([...amounts, money(10 ** currency.internationalSystemOfUnits * 10)])}>
        {t('money.addAmount')}
      </AddButton>
    </fieldset>
  )
}

function Custom({ program, onChange, currency }: AmountsProps) {
  const { customAmount, ...rest } = program
  const whole = (amount: number) => money(amount * 10 ** currency.internationalSystemOfUnits)
  const bound = (name: 'min' | 'max' | 'step') => ({
    currency,
    field: `program.customAmount.${name}`,
    value: customAmount?.[name],
    onChange: (value: GiftProgram['amounts'][number] | undefined) =>
      customAmount && onChange({ ...program, customAmount: { ...customAmount, [name]: value ?? money(0) } }),
  })
  return (
    <>
      <Switch
        checked={customAmount !== undefined}
        onChange={on =>
          onChange(on ? { ...rest, customAmount: { min: whole(10), max: whole(500), step: whole(5) } } : rest)
        }
      >
        {t('money.ownAmount')}
      </Switch>
      {customAmount && (
        <div className={styles.row}>
          <MoneyField label={t('money.ownMin')} {...bound('min')} />
          <MoneyField label={t('money.ownMax')} {...bound('max')} />
          <MoneyField label={t('money.ownStep')} {...bound('step')} />
        </div>
      )}
    </>
  )
}

function Discounts({ program, faultAt, onChange, currency }: AmountsProps) {
  const { discounts } = program
  const put = (next: GiftProgram['discounts']) => onChange({ ...program, discounts: next })
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('money.discounts')}</legend>
      {placed(discounts).map(({ entry, at, key }) => (
        <div key={key} className={fields.times}>
          <MoneyField
            label={t('money.from')}
            field={`program.discounts[${at}].from`}
            currency={currency}
            value={entry.from}
            onChange={from => put(discounts.with(at, { ...entry, from: from ?? money(0) }))}
          />
          <PercentField
            label={t('money.off')}
            error={faultAt(`program.discounts[${at}].rate`)}
            value={entry.rate}
            max={50}
            onChange={rate => put(discounts.with(at, { ...entry, rate }))}
          />
          <Remove
            label={t('money.removeDiscount', { count: at + 1 })}
            onClick={() => put(discounts.toSpliced(at, 1))}
          />
        </div>
      ))}
      <AddButton onAdd={() => put([...discounts, { from: money(0), rate: 50_000 }])}>
        {t('money.addDiscount')}
      </AddButton>
    </fieldset>
  )
}

/** What cards are sold for: fixed amounts, one's own within bounds, and what is taken off the price. CARD-5 */
export const GiftAmounts = (props: AmountsProps) => (
  <div className={styles.card}>
    <Amounts {...props} />
    <Custom {...props} />
    <Discounts {...props} />
  </div>
)
