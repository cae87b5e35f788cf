import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { showNumber } from '../../platform/i18n/amounts.ts'
import { t } from '../../platform/i18n/texts.ts'
import styles from './stepper.module.css'

interface StepperProps {
  /** Accessible name: the counted item. */
  name: string
  value: number
  min?: number
  /** Upper limit; none when absent. */
  max?: number | undefined
  /** Called on a tap. The caller computes the new value, since steps differ (CART-2). */
  onAdd: () => void
  onTake: () => void
  /** Text of the value when it is not a plain number, for example a weight. */
  text?: string
}

/**
 * A quantity with plus and minus buttons; ArrowUp and ArrowDown work too. At 0 only the plus is visible: it stays mounted and
 * keeps focus while the rest appears. The rest is rendered when first needed, since a menu has a stepper for every dish.
 */
export function Stepper({ name, value, min = 0, max, onAdd, onTake, text }: StepperProps) {
  const rest = useRef<HTMLDivElement>(null)
  const plus = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (value <= 0 && rest.current?.contains(document.activeElement)) plus.current?.focus()
  }, [value])
  const [counted, setCounted] = useState(value > 0)
  if (value > 0 && !counted) setCounted(true)
  const full = max !== undefined && value >= max
  const least = value <= min
  const add = () => full || onAdd()
  const take = () => least || onTake()
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp') add()
    else take()
  }
  return (
    <div className={styles.stepper} role="group" aria-label={t('ui.quantityOf', { name })} onKeyDown={keys}>
      {counted && (
        <div ref={rest} className={styles.rest} hidden={value <= 0}>
          <button
            type="button"
            className={`${styles.button} ${styles.minus}`}
            aria-label={t('ui.takeOne', { name })}
            aria-disabled={least || undefined}
            onClick={take}
          >
            <Minus aria-hidden="true" />
          </button>
          <span
            className={styles.value}
            role="spinbutton"
            tabIndex={0}
            aria-label={t('ui.quantityOf', { name })}
            aria-valuenow={value}
            aria-valuemin={min}
            {...(max !== undefined && { 'aria-valuemax': max })}
            {...(text && { 'aria-valuetext': text })}
          >
            {text ?? showNumber(value)}
          </span>
        </div>
      )}
      <button
        ref={plus}
        type="button"
        className={`${styles.button} ${styles.plus}`}
        aria-label={t('ui.addOne', { name })}
        aria-disabled={full || undefined}
        onClick={add}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
