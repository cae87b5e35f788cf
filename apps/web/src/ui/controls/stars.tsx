import { Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarsInputProps {
  /** What is rated: seen, or only heard where the place says it already. */
  legend: ReactNode
  legendHidden?: boolean
  value: number | undefined
  onChange: (stars: number) => void
  /** What so many stars are called. */
  nameOf: (stars: number) => string
}

/** One to five stars: radio buttons that the arrow keys walk. */
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

/** Stars that were given. */
export const StarsShown = ({ value, name }: { value: number; name: string }) => (
  <span className={classNames(styles.stars, styles.small)} role="img" aria-label={name}>
    {FIVE.map(stars => (
      <span key={stars} className={classNames(styles.star, stars <= value && styles.on)}>
        <Star aria-hidden="true" />
      </span>
    ))}
  </span>
)
