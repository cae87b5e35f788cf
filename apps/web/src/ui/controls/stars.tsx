import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarsInputProps {
  /** The rated subject. */
  legend: ReactNode
  legendHidden?: boolean
  value: number | undefined
  onChange: (stars: number) => void
  /** Accessible name of a number of stars. */
  nameOf: (stars: number) => string
}

/** A rating of one to five stars: radio buttons, so arrow keys move between them. */
export function StarsInput({ legend, legendHidden, value = 0, onChange, nameOf }: StarsInputProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={legendHidden ? 'visuallyHidden' : undefined}>{legend}</legend>
      <span className={styles.stars}>
        {FIVE.map(stars => (
          <label key={stars} className={classNames(styles.star, stars <= value && styles.on)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              aria-label={nameOf(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** A given rating, read-only. */
export const StarsDisplay = ({ value, name }: { value: number; name: string }) => (
  <span className={classNames(styles.stars, styles.small)} role="img" aria-label={name}>
    {FIVE.map(stars => (
      <span key={stars} className={classNames(styles.star, stars <= value && styles.on)}>
        <Star aria-hidden="true" />
      </span>
    ))}
  </span>
)
