import { money, NOTHING } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import type { Rules, Settings } from './api.ts'
import { Days } from '../../fields/days.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { placed } from '../../fields/placed.ts'
import styles from './settings.module.css'

type Deposit = NonNullable<Rules['deposit']>

interface BookingDepositProps {
  settings: Settings
  rules: Rules
  faultAt: (field: string) => string | undefined
  onChange: (rules: Rules) => void
}

interface PartProps extends Omit<BookingDepositProps, 'onChange' | 'rules'> {
  deposit: Deposit
  onChange: (deposit: Deposit) => void
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const usual = (changeMinutes: number): Deposit => ({
  rows: [{ fromParty: 6, weekdays: everyDay, amount: money(1000) }],
  payMinutes: 15,
  refundMinutes: Math.max(1440, changeMinutes),
})

/** From which party size on, on which days, how much for each person. */
function Rows({ settings, deposit, faultAt, onChange }: PartProps) {
  const { rows } = deposit
  const put = (next: Deposit['rows']) => onChange({ ...deposit, rows: next })
  return (
    <div className={fields.windows}>
      {placed(rows).map(({ entry: row, at, key }) => {
        const field = `rules.deposit.rows[${at}]`
        return (
          <div key={key} className={fields.window}>
            <Days
              days={row.weekdays}
              name={t('settings.hoursNo', { count: at + 1 })}
              onChange={weekdays => put(rows.with(at, { ...row, weekdays }))}
            />
            <Fault>{faultAt(`${field}.weekdays`)}</Fault>
            <div className={fields.times}>
              <NumberField
                label={t('settings.deposit.fromParty')}
                error={faultAt(`${field}.fromParty`)}
                value={row.fromParty}
                max={99}
                onChange={fromParty => put(rows.with(at, { ...row, fromParty }))}
              />
              <MoneyField
                label={t('settings.deposit.amount')}
                field={`${field}.amount`}
                currency={settings.currency}
                value={row.amount}
                onChange={amount => put(rows.with(at, { ...row, amount: amount ?? NOTHING }))}
              />
              <IconButton
                className={fields.remove ?? ''}
                label={t('settings.deposit.remove', { count: row.fromParty })}
                icon={<Trash2 aria-hidden="true" size={20} />}
                onClick={() => put(rows.toSpliced(at, 1))}
              />
            </div>
          </div>
        )
      })}
      <Fault>{faultAt('rules.deposit.rows')}</Fault>
      <AddButton
        onAdd={() => put([...rows, { fromParty: 2, weekdays: everyDay, amount: rows.at(-1)?.amount ?? money(1000) }])}
      >
        {t('settings.deposit.add')}
      </AddButton>
    </div>
  )
}

/** What guests leave ahead, if anything. BOOK-1 */
export function BookingDeposit({ settings, rules, faultAt, onChange }: BookingDepositProps) {
  const { deposit, ...without } = rules
  const put = (next: Deposit) => onChange({ ...rules, deposit: next })
  return (
    <fieldset className={fields.windows}>
      <legend className={styles.legend}>{t('settings.deposit')}</legend>
      <Switch
        checked={deposit !== undefined}
        onChange={on => (on ? put(settings.booking.rules?.deposit ?? usual(rules.changeMinutes)) : onChange(without))}
        detail={t('settings.deposit.hint')}
      >
        {t('settings.deposit.on')}
      </Switch>
      {deposit && (
        <>
          <Rows settings={settings} deposit={deposit} faultAt={faultAt} onChange={put} />
          <div className={fields.row}>
            <NumberField
              label={t('settings.deposit.payMinutes')}
              error={faultAt('rules.deposit.payMinutes')}
              value={deposit.payMinutes}
              max={60}
              onChange={payMinutes => put({ ...deposit, payMinutes })}
            />
            <NumberField
              label={t('settings.deposit.refundMinutes')}
              error={faultAt('rules.deposit.refundMinutes')}
              value={deposit.refundMinutes}
              max={20_160}
              onChange={refundMinutes => put({ ...deposit, refundMinutes })}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
