import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { X } from 'lucide-react'
import styles from './fields.module.css'

interface ChecksProps<T extends string | number> {
  legend: string
  /** What none of them means. */
  none?: string
  error?: string | undefined
  options: readonly (readonly [T, string])[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Any of a few, in the order they stand. */
export const Checks = <T extends string | number>({
  legend,
  none,
  error,
  options,
  chosen,
  onChange,
}: ChecksProps<T>) => (
  <CheckGroup
    legend={legend}
    note={chosen.length === 0 ? none : undefined}
    error={error}
    className={styles.checks ?? ''}
  >
    {options.map(([value, words]) => (
      <Check
        key={value}
        checked={chosen.includes(value)}
        onChange={on => onChange(options.map(one => one[0]).filter(one => (one === value ? on : chosen.includes(one))))}
      >
        {words}
      </Check>
    ))}
  </CheckGroup>
)

/** Some of many: chosen from a list, each with a way to take it out again. */
export function Picks({ legend, none, error, options, chosen, onChange }: ChecksProps<string>) {
  const names = new Map(options)
  const left = options.filter(([value]) => !chosen.includes(value))
  return (
    <div className={styles.windows}>
      <Field label={legend} hint={chosen.length === 0 ? none : undefined} error={error} optional={none !== undefined}>
        <Select value="" onChange={event => event.target.value !== '' && onChange([...chosen, event.target.value])}>
          <option value="">{t('money.choose')}</option>
          {left.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul className={styles.actions}>
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
        </ul>
      )}
    </div>
  )
}
