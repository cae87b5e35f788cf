import type { EditorField } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { withKeys } from '../../../forms/state/field-state.ts'
import forms from '../../../forms/forms.module.css'
import { AddButton, ErrorText } from '../../../forms/fields/list-parts.tsx'
import styles from '../decoration.module.css'

type Entry = Readonly<Record<string, unknown>>

interface ListFieldProps {
  label: string
  editor: Extract<EditorField, { kind: 'list' }>
  value: readonly Entry[]
  error: string | undefined
  onChange: (value: Entry[]) => void
  /** The fields of an entry. */
  children: (entry: Entry, at: number, change: (next: Entry) => void) => ReactNode
}

/** Entries of one kind: added, removed, and moved up and down. */
export function ListField({ label, editor, value, error, onChange, children }: ListFieldProps) {
  const move = (at: number, to: number) => {
    const entry = value[at]
    if (entry) onChange([...value].toSpliced(at, 1).toSpliced(to, 0, entry))
  }
  return (
    <fieldset className={forms.group}>
      <legend className={forms.label}>{label}</legend>
      <ErrorText>{error}</ErrorText>
      <Stack gap={12}>
        {withKeys(value).map(({ entry, at, key }) => {
          const name = t('decor.entry', { number: at + 1 })
          return (
            <section key={key} className={forms.card} aria-label={name}>
              <Row justify="between" gap={4} className={styles.entryHead}>
                <strong>{name}</strong>
                <Row gap={0}>
                  <IconButton
                    label={`${t('decor.moveUp')} · ${name}`}
                    icon={<ArrowUp aria-hidden="true" size={18} />}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    label={`${t('decor.moveDown')} · ${name}`}
                    icon={<ArrowDown aria-hidden="true" size={18} />}
                    disabled={at === value.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <IconButton
                    label={`${t('decor.remove')} · ${name}`}
                    icon={<Trash2 aria-hidden="true" size={18} />}
                    disabled={value.length <= editor.min}
                    onClick={() => onChange([...value].toSpliced(at, 1))}
                  />
                </Row>
              </Row>
              {children(entry, at, next => onChange([...value].with(at, next)))}
            </section>
          )
        })}
        {value.length < editor.max && (
          <AddButton onAdd={() => onChange([...value, { ...editor.start }])}>{t('decor.addEntry')}</AddButton>
        )}
      </Stack>
    </fieldset>
  )
}
