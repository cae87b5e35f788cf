import { staffStoreCalls as calls } from '@comanda/contract/store'
import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { send } from '../../platform/send.ts'
import type { Holiday, Settings } from './api.ts'
import { NamesField } from '../../fields/names-field.tsx'
import { placed } from '../../fields/placed.ts'
import { DraftForm } from '../../fields/draft-form.tsx'
import styles from './settings.module.css'
import { usePart } from './use-part.ts'
import { HoursRow } from '../../fields/windows-editor.tsx'

const usualDay = { from: 660, to: 1260 }

interface HolidayCardProps {
  holiday: Holiday
  languages: readonly string[]
  field: string
  faultAt: (field: string) => string | undefined
  onChange: (holiday: Holiday) => void
  onRemove: () => void
}

function DayHours({ holiday, field, faultAt, onChange }: Omit<HolidayCardProps, 'languages' | 'onRemove'>) {
  const { windows } = holiday
  const put = (next: Holiday['windows']) => onChange({ ...holiday, windows: next })
  return (
    <>
      {placed(windows).map(({ entry: hours, at: i, key }) => (
        <HoursRow
          key={key}
          hours={hours}
          name={t('settings.hoursNo', { count: i + 1 })}
          errorFrom={faultAt(`${field}.windows[${i}].from`)}
          errorTo={faultAt(`${field}.windows[${i}].to`)}
          onChange={next => put(windows.map((one, at) => (at === i ? next : one)))}
          onRemove={() => put(windows.filter((_, at) => at !== i))}
        />
      ))}
      {windows.length > 0 && (
        <div>
          <AddButton onAdd={() => put([...windows, usualDay])}>{t('settings.addHours')}</AddButton>
        </div>
      )}
    </>
  )
}

function HolidayCard(props: HolidayCardProps) {
  const { holiday, languages, field, faultAt, onChange, onRemove } = props
  const closed = holiday.windows.length === 0
  return (
    <li className={styles.card}>
      <div className={fields.row}>
        <Field label={t('settings.date')} error={faultAt(`${field}.date`)}>
          <TextInput
            type="date"
            value={holiday.date}
            onChange={event => onChange({ ...holiday, date: event.target.value })}
          />
        </Field>
        <Switch checked={closed} onChange={on => onChange({ ...holiday, windows: on ? [] : [usualDay] })}>
          {t('settings.closedAllDay')}
        </Switch>
      </div>
      <NamesField
        label={t('settings.dayName')}
        error={faultAt(`${field}.name`)}
        languages={languages}
        value={holiday.name}
        onChange={name => onChange({ ...holiday, name })}
      />
      <DayHours holiday={holiday} field={field} faultAt={faultAt} onChange={onChange} />
      <div className={fields.actions}>
        <Button
          size="small"
          kind="danger"
          aria-label={`${t('settings.removeDay')}: ${holiday.date}`}
          onClick={onRemove}
        >
          {t('settings.removeDay')}
        </Button>
      </div>
    </li>
  )
}

/** Days that differ from the week: closed, or open at other hours. ORDER-6 */
export function HolidaysPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const part = usePart(shopId, 'days', settings.holidays, ask => send(calls.saveHolidays, { shopId, ...ask }))
  const { holidays } = part.draft
  const edit = (next: Holiday[]) => part.edit({ holidays: next })
  const add = () => {
    const taken = new Set(holidays.map(({ date }) => date))
    let date = addDays(settings.today, 1)
    while (taken.has(date)) date = addDays(date, 1)
    edit([{ date, name: {}, windows: [] }, ...holidays])
  }
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <p className={fields.quiet}>{t('settings.holidaysHint')}</p>
        <div className={fields.actions}>
          <AddButton main onAdd={add}>
            {t('settings.addDay')}
          </AddButton>
        </div>
        {holidays.length === 0 && <p className={fields.quiet}>{t('settings.noHolidays')}</p>}
        <ul className={styles.list}>
          {placed(holidays).map(({ entry: holiday, at: i, key }) => (
            <HolidayCard
              key={key}
              holiday={holiday}
              languages={settings.languages}
              field={`holidays[${i}]`}
              faultAt={part.faultAt}
              onChange={next => edit(holidays.map((one, at) => (at === i ? next : one)))}
              onRemove={() => edit(holidays.filter((_, at) => at !== i))}
            />
          ))}
        </ul>
      </DraftForm>
    </div>
  )
}
