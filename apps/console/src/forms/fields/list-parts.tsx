import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useFieldState } from '../state/field-state.ts'
import { NeededField } from './needed-field.tsx'
import styles from '../forms.module.css'
import type { Options } from './text-fields.tsx'

interface AddButtonProps {
  /** It is the main action of the view. */
  main?: boolean
  onAdd: () => void
  children: string
}

/** Adds one to a list. */
export const AddButton = ({ main, onAdd, children }: AddButtonProps) => (
  <Button
    size="small"
    kind={main ? 'primary' : 'soft'}
    className={styles.start ?? ''}
    icon={<Plus aria-hidden="true" size={18} />}
    onClick={onAdd}
  >
    {children}
  </Button>
)

/** Removes an entry of a list, beside its fields. */
export const RemoveIcon = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <IconButton
    className={styles.remove ?? ''}
    label={label}
    icon={<Trash2 aria-hidden="true" size={20} />}
    onClick={onRemove}
  />
)

interface RemoveButtonProps {
  label?: string
  onRemove: () => void
  children: string
}

/** Removes an entry of a list, below its fields. */
export const RemoveButton = ({ label, onRemove, children }: RemoveButtonProps) => (
  <Button
    size="small"
    kind="danger"
    className={styles.start ?? ''}
    {...(label !== undefined && { 'aria-label': label })}
    onClick={onRemove}
  >
    {children}
  </Button>
)

interface ErrorTextProps {
  /** The error and its remedy; empty without an error. */
  children: ReactNode
  id?: string
}

/** The error of a group of inputs, which is also announced. */
export const ErrorText = ({ children, id }: ErrorTextProps) => (
  <Text kind="error" size={14} role="alert" id={id} hidden={!children} tabIndex={-1} data-field-error>
    {children}
  </Text>
)

/** The error of the group of inputs at a path. */
export const FieldError = ({ name }: { name: string }) => <ErrorText>{useFieldState(name).error}</ErrorText>

interface ChipChoiceProps<T extends string | number> {
  label: string
  /** The label is visible, not only announced. */
  shown?: boolean
  options: Options<T>
  chosen: T | undefined
  onChoose: (value: T) => void
  children?: ReactNode
}

/** One of a few, all visible. */
export const ChipChoice = <T extends string | number>(props: ChipChoiceProps<T>) => {
  const { label, shown, options, chosen, onChoose, children } = props
  return (
    <div>
      {shown && <p className={styles.label}>{label}</p>}
      <Row wrap gap={8} role="group" aria-label={label}>
        {options.map(([value, text]) => (
          <Chip key={value} pressed={value === chosen} onPress={() => onChoose(value)}>
            {text}
          </Chip>
        ))}
        {children}
      </Row>
    </div>
  )
}

interface ReasonFieldProps {
  /** The action that the reason explains. */
  hint: ReactNode
  /** Common reasons to choose from. */
  usual: readonly MessageKey[]
  /** Left out: the reason is for the guest. */
  label?: MessageKey
  reason: string
  onReason: (reason: string) => void
}

/** A reason: one of the common ones, or free text. */
export const ReasonField = ({ hint, usual, label = 'console.reason', reason, onReason }: ReasonFieldProps) => (
  <Stack gap={14}>
    <Text kind="muted">{hint}</Text>
    <Row wrap gap={8} align="stretch">
      {usual.map(key => (
        <Chip key={key} pressed={reason === t(key)} onPress={() => onReason(t(key))}>
          {t(key)}
        </Chip>
      ))}
    </Row>
    <NeededField label={t(label)} lacks={reason.trim() === '' && t('form.fillIn')}>
      <TextInput value={reason} maxLength={200} onChange={event => onReason(event.target.value)} />
    </NeededField>
  </Stack>
)
