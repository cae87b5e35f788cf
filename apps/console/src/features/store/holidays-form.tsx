import { staffStoreCalls as calls } from '@comanda/contract/store'
import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import { HoursField } from '../../forms/fields/time-fields.tsx'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Values = SettingsOf<typeof calls.saveHolidays>
type Holiday = Values['holidays'][number]

const Fields = fieldsOf<Values>()
const firstHours = { from: 660, to: 1260 }

/** When it is open on a day; no hours: closed all day. */
function DayHours({ name }: { name: string }) {
  const { rows, add, remove } = useListField<Holiday['windows'][number]>(name)
  if (rows.length === 0) return null
  return (
    <>
      {rows.map(({ at, key }) => (
        <HoursField
          key={key}
          name={`${name}.${at}`}
          label={t('settings.hoursNo', { count: at + 1 })}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <AddButton onAdd={() => add(firstHours)}>{t('settings.addHours')}</AddButton>
      </div>
    </>
  )
}

function HolidayFields({ at, date, onRemove }: { at: number; date: string; onRemove: () => void }) {
  const name = `holidays.${at}` as const
  const hours = useListField(`${name}.windows`)
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <Fields.Text name={`${name}.date`} label={t('settings.date')} type="date" />
        <Switch checked={hours.entries.length === 0} onChange={closed => hours.set(closed ? [] : [firstHours])}>
          {t('settings.closedAllDay')}
        </Switch>
      </div>
      <Fields.Words name={`${name}.name`} label={t('settings.dayName')} />
      <DayHours name={`${name}.windows`} />
      <RemoveButton label={`${t('settings.removeDay')}: ${date}`} onRemove={onRemove}>
        {t('settings.removeDay')}
      </RemoveButton>
    </li>
  )
}

function HolidayList({ today }: { today: string }) {
  const { entries, rows, addFirst, remove } = useListField<Holiday>('holidays')
  const add = () => {
    const taken = new Set(entries.map(({ date }) => date))
    let date = addDays(today, 1)
    while (taken.has(date)) date = addDays(date, 1)
    addFirst({ date, name: {}, windows: [] })
  }
  return (
    <>
      <AddButton main onAdd={add}>
        {t('settings.addDay')}
      </AddButton>
      {entries.length === 0 && <Text kind="quiet">{t('settings.noHolidays')}</Text>}
      <ul className={styles.list}>
        {rows.map(({ entry, at, key }) => (
          <HolidayFields key={key} at={at} date={entry.date} onRemove={() => remove(at)} />
        ))}
      </ul>
    </>
  )
}

/** Days that differ from the week: closed, or open at other hours. ORDER-6 */
export function HolidaysForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'days', calls.saveHolidays, settings.holidays)
  return (
    <SettingsForm form={form} languages={settings.languages}>
      <Text kind="quiet">{t('settings.holidaysHint')}</Text>
      <HolidayList today={settings.today} />
    </SettingsForm>
  )
}
