import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  detail?: ReactNode
}

/** A switch that takes effect immediately. */
export function Switch({ checked, onChange, children, detail }: SwitchProps) {
  const detailId = useId()
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {children}
        {detail && (
          <span id={detailId} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        {...(detail && { 'aria-describedby': detailId })}
      />
    </label>
  )
}
