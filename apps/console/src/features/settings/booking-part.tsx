import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import { send } from '../../platform/send.ts'
import type { Rules, Settings } from './api.ts'
import { BookingAreas } from './booking-areas.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { placed } from '../../fields/placed.ts'
import { DraftForm } from '../../fields/draft-form.tsx'
import { BookingDeposit } from './booking-deposit.tsx'
import styles from './settings.module.css'
import { usePart } from './use-part.ts'
import { WindowsEditor } from '../../fields/windows-editor.tsx'

const usual: Rules = {
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
  changeMinutes: 120,
  areas: [],
}

interface RulesProps {
  rules: Rules
  faultAt: (field: string) => string | undefined
  onChange: (rules: Rules) => void
}

const numbers = [
  ['minParty', 99],
  ['maxParty', 99],
  ['intervalMinutes', 120],
  ['leadMinutes', 10_080],
  ['daysAhead', 60],
  ['holdMinutes', 240],
  ['changeMinutes', 10_080],
] as const

const Numbers = ({ rules, faultAt, onChange }: RulesProps) => (
  <div className={fields.row}>
    {numbers.map(([key, max]) => (
      <NumberField
        key={key}
        label={t(`settings.booking.${key}`)}
        error={faultAt(`rules.${key}`)}
        value={rules[key]}
        max={max}
        onChange={value => onChange({ ...rules, [key]: value })}
      />
    ))}
  </div>
)

/** How long a party has its table, from the smallest to the largest. */
function Durations({ rules, faultAt, onChange }: RulesProps) {
  const { durations } = rules
  const put = (next: Rules['durations']) => onChange({ ...rules, durations: next })
  const last = durations.at(-1) ?? { upTo: 0, minutes: 90 }
  return (
    <fieldset className={fields.windows}>
      <legend className={styles.legend}>{t('settings.booking.durations')}</legend>
      {placed(durations).map(({ entry: row, at: i, key }) => (
        <div key={key} className={fields.times}>
          <NumberField
            label={t('settings.booking.upTo')}
            error={faultAt(`rules.durations[${i}].upTo`)}
            value={row.upTo}
            max={99}
            onChange={upTo => put(durations.with(i, { ...row, upTo }))}
          />
          <NumberField
            label={t('settings.booking.minutes')}
            error={faultAt(`rules.durations[${i}].minutes`)}
            value={row.minutes}
            max={600}
            step={15}
            onChange={minutes => put(durations.with(i, { ...row, minutes }))}
          />
          <IconButton
            className={fields.remove ?? ''}
            label={t('settings.booking.removeDuration', { count: row.upTo })}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => put(durations.toSpliced(i, 1))}
          />
        </div>
      ))}
      <Fault>{faultAt('rules.durations')}</Fault>
      <AddButton onAdd={() => put([...durations, { upTo: last.upTo + 2, minutes: last.minutes }])}>
        {t('settings.booking.addDuration')}
      </AddButton>
    </fieldset>
  )
}

/** How the store takes bookings, if it takes any. BOOK-1 */
export function BookingPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const part = usePart(shopId, 'bookings', settings.booking, ask => send(calls.saveBookingRules, { shopId, ...ask }))
  const { rules } = part.draft
  const onChange = (next: Rules) => part.edit({ rules: next })
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <Switch
          checked={rules !== undefined}
          onChange={on => part.edit(on ? { rules: settings.booking.rules ?? usual } : {})}
          detail={t('settings.booking.offeredHint')}
        >
          {t('settings.booking.offered')}
        </Switch>
        {rules && (
          <section className={styles.card}>
            <h3>{t('settings.booking.when')}</h3>
            <WindowsEditor
              windows={rules.windows}
              field="rules.windows"
              faultAt={part.faultAt}
              none={t('settings.neverOpen')}
              onChange={windows => onChange({ ...rules, windows })}
            />
            <Numbers rules={rules} faultAt={part.faultAt} onChange={onChange} />
            <Durations rules={rules} faultAt={part.faultAt} onChange={onChange} />
            <BookingDeposit settings={settings} rules={rules} faultAt={part.faultAt} onChange={onChange} />
            <BookingAreas settings={settings} rules={rules} faultAt={part.faultAt} onChange={onChange} />
          </section>
        )}
      </DraftForm>
    </div>
  )
}
