import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import fields from '../../fields/fields.module.css'
import { send } from '../../platform/send.ts'
import type { Settings, Way } from './api.ts'
import { NumberField } from '../../fields/number-field.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { Fault } from '../../fields/fault.tsx'
import styles from './settings.module.css'
import { usePart } from './use-part.ts'
import { WindowsEditor } from '../../fields/windows-editor.tsx'

export const wayWords = { 1100: 'console.dineIn', 1200: 'console.delivery', 1300: 'console.pickup' } as const

type Slots = NonNullable<Way['slots']>
const usualSlots: Slots = { leadMinutes: 20, intervalMinutes: 15, capacity: 0, daysAhead: 6, asap: true }

interface SlotFieldsProps {
  slots: Slots
  field: string
  faultAt: (field: string) => string | undefined
  onChange: (slots: Slots) => void
}

function SlotFields({ slots, field, faultAt, onChange }: SlotFieldsProps) {
  const number = (key: 'leadMinutes' | 'intervalMinutes' | 'capacity' | 'daysAhead', max: number, min = 0) => (
    <NumberField
      label={t(`settings.slots.${key}`)}
      hint={t(`settings.slots.${key}Hint`)}
      error={faultAt(`${field}.${key}`)}
      value={slots[key]}
      min={min}
      max={max}
      onChange={value => onChange({ ...slots, [key]: value })}
    />
  )
  return (
    <>
      <div className={fields.row}>
        {number('leadMinutes', 2880)}
        {number('intervalMinutes', 240, 5)}
        {number('capacity', 999)}
        {number('daysAhead', 60)}
      </div>
      <Switch checked={slots.asap} onChange={asap => onChange({ ...slots, asap })}>
        {t('settings.slots.asap')}
      </Switch>
    </>
  )
}

/** When orders of each kind are taken, and how their times are handed out. ORDER-6 */
export function HoursPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const part = usePart(shopId, 'hours', settings.hours, ask => send(calls.saveHours, { shopId, ...ask }))
  const put = (at: number, way: Way) => part.edit({ ways: part.draft.ways.map((one, i) => (i === at ? way : one)) })
  const slotted = (at: number, { slots, ...way }: Way, on: boolean) =>
    put(at, on ? { ...way, slots: slots ?? usualSlots } : way)
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <p className={fields.quiet}>{t('settings.hoursHint', { zone: settings.timeZone })}</p>
        {part.draft.ways.map((way, i) => (
          <section key={way.bizType} className={styles.card}>
            <h3>{t(wayWords[way.bizType])}</h3>
            <Switch checked={way.on} onChange={on => put(i, { ...way, on })} detail={t('settings.wayHint')}>
              {t('settings.way')}
            </Switch>
            <Fault>{i === 0 && part.faultAt('ways')}</Fault>
            {way.on && (
              <WindowsEditor
                windows={way.windows}
                field={`ways[${i}].windows`}
                faultAt={part.faultAt}
                none={t('settings.neverOpen')}
                onChange={windows => put(i, { ...way, windows })}
              />
            )}
            {way.on && way.bizType !== 1100 && (
              <Switch
                checked={way.slots !== undefined}
                onChange={on => slotted(i, way, on)}
                detail={t('settings.slotsHint')}
              >
                {t('settings.slots')}
              </Switch>
            )}
            {way.on && way.slots && (
              <SlotFields
                slots={way.slots}
                field={`ways[${i}].slots`}
                faultAt={part.faultAt}
                onChange={slots => put(i, { ...way, slots })}
              />
            )}
          </section>
        ))}
      </DraftForm>
    </div>
  )
}
