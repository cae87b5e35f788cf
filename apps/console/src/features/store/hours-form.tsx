import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm, orderTypeTexts } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Hours = SettingsOf<typeof calls.saveHours>

const Fields = fieldsOf<Hours>()

const firstSlots = { leadMinutes: 20, intervalMinutes: 15, capacity: 0, daysAhead: 6, asap: true }
const slotTimes = [
  { key: 'leadMinutes', max: 2880 },
  { key: 'intervalMinutes', max: 240, min: 5 },
] as const
const slotNumbers = [
  { key: 'capacity', max: 999 },
  { key: 'daysAhead', max: 60 },
] as const

const SlotFields = ({ name }: { name: `ways.${number}.slots` }) => (
  <>
    <div className={styles.row}>
      {slotTimes.map(({ key, ...bounds }) => (
        <Fields.Duration
          key={key}
          name={`${name}.${key}`}
          label={t(`settings.slots.${key}`)}
          hint={t(`settings.slots.${key}Hint`)}
          unit="minutes"
          {...bounds}
        />
      ))}
      {slotNumbers.map(({ key, ...bounds }) => (
        <Fields.Number
          key={key}
          name={`${name}.${key}`}
          label={t(`settings.slots.${key}`)}
          hint={t(`settings.slots.${key}Hint`)}
          {...bounds}
        />
      ))}
    </div>
    <Fields.Switch name={`${name}.asap`}>{t('settings.slots.asap')}</Fields.Switch>
  </>
)

function OrderTypeFields({ way, at }: { way: Hours['ways'][number]; at: number }) {
  const name = `ways.${at}` as const
  const hasSlots = way.on && way.bizType !== 1100
  return (
    <section className={styles.card}>
      <h3>{t(orderTypeTexts[way.bizType])}</h3>
      <Fields.Switch name={`${name}.on`} detail={t('settings.wayHint')}>
        {t('settings.way')}
      </Fields.Switch>
      {at === 0 && <Fields.Error name="ways" />}
      {way.on && <Fields.Windows name={`${name}.windows`} none={t('settings.neverOpen')} />}
      {hasSlots && (
        <Fields.OptionalSwitch name={`${name}.slots`} initial={() => firstSlots} detail={t('settings.slotsHint')}>
          {t('settings.slots')}
        </Fields.OptionalSwitch>
      )}
      {way.on && way.slots && <SlotFields name={`${name}.slots`} />}
    </section>
  )
}

/** When orders of each kind are taken, and which times guests choose from. ORDER-6 */
export function HoursForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'hours', calls.saveHours, settings.hours)
  return (
    <SettingsForm form={form}>
      <Text kind="quiet">{t('settings.hoursHint', { zone: settings.timeZone })}</Text>
      {form.values.ways.map((way, at) => (
        <OrderTypeFields key={way.bizType} way={way} at={at} />
      ))}
    </SettingsForm>
  )
}
