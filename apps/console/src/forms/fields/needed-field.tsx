import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { type ComponentProps, createContext, type MouseEvent, useContext, useState } from 'react'
import { afterDrawing, focusFirstError } from '../state/first-error.ts'

/** Whether an action was tried although its fields are not complete. */
export const TriedContext = createContext(false)

/**
 * An action that needs its fields: pressed while they are not complete, the fields show what they lack, and the first of them has
 * the focus. `run` is the handler of its button, inside the sheet that holds the fields.
 */
export function useNeedingFields(complete: boolean, onAction: () => void) {
  const [tried, setTried] = useState(false)
  const run = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (complete) return onAction()
    setTried(true)
    afterDrawing(() => focusFirstError(currentTarget.closest('dialog')))
  }
  return { tried: tried && !complete, run }
}

/** The least number of characters of a reason that the audit trail keeps. */
const REASON = 3

/** What a reason for the audit trail lacks. L2 */
export function reasonLacks(reason: string): string | false {
  if (reason.trim() === '') return t('form.fillIn')
  return reason.trim().length < REASON && t('form.longer', { count: REASON })
}

/** A field that an action needs. `lacks`: what is wrong with its value, shown once the action was tried. */
export function NeededField({ lacks, error, ...field }: ComponentProps<typeof Field> & { lacks: string | false }) {
  const tried = useContext(TriedContext)
  return <Field {...field} error={error || (tried && lacks) || undefined} />
}
