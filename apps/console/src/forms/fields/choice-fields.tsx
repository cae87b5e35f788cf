import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup, Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldState } from '../state/field-state.ts'
import styles from '../forms.module.css'
import type { Options } from './text-fields.tsx'

export interface ChecksFieldProps {
  name: string
  legend: string
  /** The text for no selection. */
  none?: string
  options: Options<string | number>
  /** An error of the form's own. */
  error?: string | undefined
}

/** Any of a few, in the order of the options. */
export function ChecksField({ name, legend, none, options, error }: ChecksFieldProps) {
  const { value, errorInside, edit } = useFieldState<(string | number)[]>(name)
  return (
    <CheckGroup
      legend={legend}
      note={value.length === 0 ? none : undefined}
      error={error ?? errorInside}
      className={styles.checks ?? ''}
    >
      {options.map(([option, text]) => (
        <Check
          key={option}
          checked={value.includes(option)}
          onChange={on => edit(options.map(([one]) => one).filter(one => (one === option ? on : value.includes(one))))}
        >
          {text}
        </Check>
      ))}
    </CheckGroup>
  )
}

export interface RadioFieldProps {
  name: string
  legend: string
  options: readonly (readonly [value: string, text: string, detail?: string])[]
}

/** A choice of a few options, each with its explanation. */
export function RadioField({ name, legend, options }: RadioFieldProps) {
  const { value, edit } = useFieldState<string>(name)
  return (
    <ChoiceGroup legend={legend}>
      {options.map(([option, text, detail]) => (
        <Choice key={option} checked={value === option} onChange={() => edit(option)} detail={detail}>
          {text}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

interface PicksProps extends Omit<ChecksFieldProps, 'name' | 'options'> {
  options: Options<string>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Some of many: chosen from a list, each with a button that takes it out again. */
export function Picks({ legend, none, error, options, chosen, onChange }: PicksProps) {
  const names = new Map(options)
  const unchosen = options.filter(([value]) => !chosen.includes(value))
  return (
    <div className={styles.group}>
      <Field label={legend} hint={chosen.length === 0 ? none : undefined} error={error} optional={none !== undefined}>
        <Select value="" onChange={event => event.target.value !== '' && onChange([...chosen, event.target.value])}>
          <option value="">{t('money.choose')}</option>
          {unchosen.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <Row as="ul" wrap gap={8}>
          {chosen.map(value => (
            <li key={value}>
              <Button
                size="small"
                kind="soft"
                icon={<X aria-hidden="true" size={16} />}
                aria-label={t('money.takeOut', { name: names.get(value) ?? value })}
                onClick={() => onChange(chosen.filter(one => one !== value))}
              >
                {names.get(value) ?? value}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </div>
  )
}

export interface PicksFieldProps extends Omit<PicksProps, 'chosen' | 'onChange'> {
  name: string
}

/** Some of many, as a field. */
export function PicksField({ name, ...props }: PicksFieldProps) {
  const { value = [], errorInside, edit } = useFieldState<string[] | undefined>(name)
  return <Picks {...props} error={errorInside} chosen={value} onChange={edit} />
}

interface AddFromListProps {
  label: string
  options: Options<string>
  onAdd: (value: string) => void
}

/** One more, chosen from a list. */
export const AddFromList = ({ label, options, onAdd }: AddFromListProps): ReactNode => (
  <Field label={label} optional>
    <Select value="" onChange={event => event.target.value !== '' && onAdd(event.target.value)}>
      <option value="">{t('money.choose')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)
