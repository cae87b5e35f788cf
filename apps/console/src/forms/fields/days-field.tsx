import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { useFieldState } from '../state/field-state.ts'
import styles from '../forms.module.css'
import { OptionalSwitch, TextField } from './text-fields.tsx'
import { today } from '../../platform/store-day.ts'

/** The first and the last day of an offer: the optional fields `startDate` and `endDate` of the value at `name`. */
export function DaysField({ name }: { name: string }) {
  const { value: startDate } = useFieldState<string | undefined>(`${name}.startDate`)
  const { value: endDate } = useFieldState<string | undefined>(`${name}.endDate`)
  return (
    <>
      <div className={styles.switches}>
        <OptionalSwitch name={`${name}.startDate`} initial={today}>
          {t('offers.hasStart')}
        </OptionalSwitch>
        <OptionalSwitch name={`${name}.endDate`} initial={() => addDays(startDate ?? today(), 30)}>
          {t('campaigns.hasEnd')}
        </OptionalSwitch>
      </div>
      {(startDate !== undefined || endDate !== undefined) && (
        <div className={styles.narrowRow}>
          {startDate !== undefined && (
            <TextField
              name={`${name}.startDate`}
              label={t('campaigns.firstDay')}
              hint={t('campaigns.dayHint')}
              type="date"
            />
          )}
          {endDate !== undefined && <TextField name={`${name}.endDate`} label={t('campaigns.lastDay')} type="date" />}
        </div>
      )}
    </>
  )
}
