import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from '../forms.module.css'

interface DayPickerProps {
  /** YYYY-MM-DD, as the store counts its days. */
  date: string
  /** The last day that can be looked at; without one any can. */
  last?: string
  onDate: (date: string) => void
}

/** The shown day, with buttons for the day before and after. */
export function DayPicker({ date, last, onDate }: DayPickerProps) {
  const isLast = last !== undefined && date >= last
  return (
    <>
      <IconButton
        mirrored
        label={t('console.booking.before')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onDate(addDays(date, -1))}
      />
      <Field label={t('report.date')} labelHidden className={styles.date ?? ''}>
        <TextInput
          type="date"
          value={date}
          max={last}
          onChange={event => event.target.value !== '' && onDate(event.target.value)}
        />
      </Field>
      <IconButton
        mirrored
        label={t('console.booking.after')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => !isLast && onDate(addDays(date, 1))}
        aria-disabled={isLast}
      />
    </>
  )
}
