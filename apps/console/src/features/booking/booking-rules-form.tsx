import { staffStoreCalls as calls } from '@comanda/contract/store'
import { EARLY_MINUTES } from '@comanda/domain/booking'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import { BookingAreas, type BookingRules } from './booking-areas.tsx'

type Rules = NonNullable<BookingRules['rules']>
type Deposit = NonNullable<Rules['deposit']>

const Fields = fieldsOf<BookingRules>()

const firstRules: Rules = {
  windows: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 1020, to: 1320 }],
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 90 },
    { upTo: 8, minutes: 120 },
  ],
  leadMinutes: 60,
  daysAhead: 30,
  minParty: 1,
  maxParty: 2,
  holdMinutes: 15,
  earlyMinutes: EARLY_MINUTES,
  changeMinutes: 120,
  areas: [],
}

const numbers = [
  ['minParty', 99],
  ['maxParty', 99],
  ['daysAhead', 60],
] as const
const durations = [
  ['intervalMinutes', 120],
  ['leadMinutes', 10_080],
  ['holdMinutes', 240],
  ['earlyMinutes', 720],
  ['changeMinutes', 10_080],
] as const

const everyDay = [0, 1, 2, 3, 4, 5, 6]

const firstDeposit = (changeMinutes: number): Deposit => ({
  rows: [{ fromParty: 6, weekdays: everyDay, amount: money(1000) }],
  payMinutes: 15,
  refundMinutes: Math.max(1440, changeMinutes),
})

/** How long a party has its table, from the smallest to the largest. */
function Durations() {
  const { entries, rows, add, remove } = useListField<Rules['durations'][number]>('rules.durations')
  const last = entries.at(-1) ?? { upTo: 0, minutes: 90 }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.booking.durations')}</legend>
      {rows.map(({ entry, at, key }) => (
        <div key={key} className={styles.pair}>
          <Fields.Number name={`rules.durations.${at}.upTo`} label={t('settings.booking.upTo')} max={99} />
          <Fields.Duration
            name={`rules.durations.${at}.minutes`}
            label={t('settings.booking.minutes')}
            unit="minutes"
            max={600}
          />
          <RemoveIcon label={t('settings.booking.removeDuration', { count: entry.upTo })} onRemove={() => remove(at)} />
        </div>
      ))}
      <Fields.Error name="rules.durations" />
      <AddButton onAdd={() => add({ upTo: last.upTo + 2, minutes: last.minutes })}>
        {t('settings.booking.addDuration')}
      </AddButton>
    </fieldset>
  )
}

/** From which party size on, on which days, how much for each person. */
function DepositRows() {
  const name = 'rules.deposit.rows'
  const { entries, rows, add, remove } = useListField<Deposit['rows'][number]>(name)
  return (
    <div className={styles.group}>
      {rows.map(({ entry, at, key }) => (
        <div key={key} className={styles.box}>
          <Fields.Weekdays name={`${name}.${at}.weekdays`} label={t('settings.hoursNo', { count: at + 1 })} />
          <div className={styles.pair}>
            <Fields.Number name={`${name}.${at}.fromParty`} label={t('settings.deposit.fromParty')} max={99} />
            <Fields.Money name={`${name}.${at}.amount`} label={t('settings.deposit.amount')} />
            <RemoveIcon label={t('settings.deposit.remove', { count: entry.fromParty })} onRemove={() => remove(at)} />
          </div>
        </div>
      ))}
      <Fields.Error name={name} />
      <AddButton onAdd={() => add({ fromParty: 2, weekdays: everyDay, amount: entries.at(-1)?.amount ?? money(1000) })}>
        {t('settings.deposit.add')}
      </AddButton>
    </div>
  )
}

/** The deposit of guests, if any. BOOK-1 */
function DepositFields({ saved, changeMinutes }: { saved: Deposit | undefined; changeMinutes: number }) {
  const { value: deposit } = useFieldState<Deposit | undefined>('rules.deposit')
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.deposit')}</legend>
      <Fields.OptionalSwitch
        name="rules.deposit"
        initial={() => saved ?? firstDeposit(changeMinutes)}
        detail={t('settings.deposit.hint')}
      >
        {t('settings.deposit.on')}
      </Fields.OptionalSwitch>
      {deposit && (
        <>
          <DepositRows />
          <div className={styles.row}>
            <Fields.Duration
              name="rules.deposit.payMinutes"
              label={t('settings.deposit.payMinutes')}
              unit="minutes"
              max={60}
            />
            <Fields.Duration
              name="rules.deposit.refundMinutes"
              label={t('settings.deposit.refundMinutes')}
              unit="minutes"
              max={20_160}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

/** How the store takes bookings, if it takes any. BOOK-1 */
export function BookingRulesForm({ shopId, settings }: SettingsProps) {
  const { booking, languages, currency, tables } = settings
  const form = useStoreForm(shopId, 'bookings', calls.saveBookingRules, booking)
  const { rules } = form.values
  return (
    <SettingsForm form={form} languages={languages} currency={currency}>
      <Fields.OptionalSwitch
        name="rules"
        initial={() => booking.rules ?? firstRules}
        detail={t('settings.booking.offeredHint')}
      >
        {t('settings.booking.offered')}
      </Fields.OptionalSwitch>
      {rules && (
        <section className={styles.card}>
          <h3>{t('settings.booking.when')}</h3>
          <Fields.Windows name="rules.windows" none={t('settings.neverOpen')} />
          <div className={styles.row}>
            {numbers.map(([key, max]) => (
              <Fields.Number key={key} name={`rules.${key}`} label={t(`settings.booking.${key}`)} max={max} />
            ))}
            {durations.map(([key, max]) => (
              <Fields.Duration
                key={key}
                name={`rules.${key}`}
                label={t(`settings.booking.${key}`)}
                unit="minutes"
                max={max}
              />
            ))}
          </div>
          <Durations />
          <DepositFields saved={booking.rules?.deposit} changeMinutes={rules.changeMinutes} />
          <BookingAreas tables={tables} />
        </section>
      )}
    </SettingsForm>
  )
}
