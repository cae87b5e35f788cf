import { createContext, type ReactNode, useContext, useId } from 'react'
import styles from './choice.module.css'
import { classNames } from '../class-names.ts'
import { Stack } from '../layout/layout.tsx'
import { Text } from '../text/text.tsx'

interface GroupProps {
  legend: ReactNode
  /** Beside the legend, for example how many may be chosen. */
  note?: ReactNode
  /** Text of the missing thing, with the way to fix it. */
  error?: ReactNode
  /** Options side by side with their radio buttons hidden, for few short names. */
  chips?: boolean
  children: ReactNode
  className?: string
}

function Group({ legend, note, error, chips, children, className }: GroupProps) {
  const errorId = useId()
  return (
    <fieldset className={className} {...(error && { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>
        {legend}
        {note && (
          <Text as="span" kind="hint" weight={400}>
            {note}
          </Text>
        )}
      </legend>
      <Stack gap={8} className={chips ? styles.chips : undefined}>
        {children}
      </Stack>
      <Text id={errorId} kind="error" size={13} aria-live="polite" hidden={!error}>
        {error}
      </Text>
    </fieldset>
  )
}

const Name = createContext('')

/** A group of radio buttons; arrow keys move between them. */
export function ChoiceGroup(props: GroupProps) {
  const name = useId()
  return (
    <Name value={name}>
      <Group {...props} />
    </Name>
  )
}

/** A group of checkboxes. */
export const CheckGroup = Group

interface OptionProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Not selectable; `detail` gives the reason. */
  disabled?: boolean | undefined
  detail?: ReactNode
  /** At the end of the row, for example a price or a count. */
  end?: ReactNode
  children: ReactNode
  value?: string
  className?: string
}

function Option({ kind, name, ...props }: OptionProps & { kind: 'radio' | 'checkbox'; name?: string }) {
  const { checked, onChange, disabled, detail, end, children, value, className } = props
  const detailId = useId()
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        type={kind}
        className={classNames(styles.input, kind === 'radio' ? styles.radio : styles.check)}
        checked={checked}
        onChange={event => disabled || onChange(event.target.checked)}
        {...(name && { name })}
        {...(value !== undefined && { value })}
        {...(disabled && { 'aria-disabled': true })}
        {...(detail && { 'aria-describedby': detailId })}
      />
      <span className={styles.words}>
        {children}
        {detail && (
          <span id={detailId} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}

/** A radio button as a card, used inside a ChoiceGroup. */
export const Choice = (props: OptionProps) => <Option {...props} kind="radio" name={useContext(Name)} />

/** A checkbox as a card. */
export const Check = (props: OptionProps) => <Option {...props} kind="checkbox" />
