import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import styles from './fields.module.css'

interface ChoiceFieldProps<T extends string | number> {
  label: string
  /** The label is seen too, not only heard. */
  shown?: boolean
  choices: readonly (readonly [T, string])[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few, all in sight. */
export const ChoiceField = <T extends string | number>({
  label,
  shown,
  choices,
  chosen,
  onChoose,
}: ChoiceFieldProps<T>) => (
  <div>
    {shown && <p className={styles.label}>{label}</p>}
    <div className={styles.actions} role="group" aria-label={label}>
      {choices.map(([value, words]) => (
        <Chip key={value} pressed={value === chosen} onPress={() => onChoose(value)}>
          {words}
        </Chip>
      ))}
    </div>
  </div>
)
