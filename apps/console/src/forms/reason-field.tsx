import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { ReactNode } from 'react'
import styles from './forms.module.css'

interface ReasonFieldProps {
  /** Who reads it, and what it does. */
  hint: ReactNode
  /** The usual ones, a tap each. */
  usual: readonly MessageKey[]
  reason: string
  onReason: (reason: string) => void
}

/** Why: one of the usual reasons, or words of one's own. */
export const ReasonField = ({ hint, usual, reason, onReason }: ReasonFieldProps) => (
  <div className={styles.reason}>
    <p className={styles.hint}>{hint}</p>
    <div className={styles.chips}>
      {usual.map(key => (
        <Chip key={key} pressed={reason === t(key)} onPress={() => onReason(t(key))}>
          {t(key)}
        </Chip>
      ))}
    </div>
    <Field label={t('console.reason')}>
      <TextInput value={reason} maxLength={200} onChange={event => onReason(event.target.value)} />
    </Field>
  </div>
)
