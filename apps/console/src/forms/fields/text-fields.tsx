import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Select, TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldState } from '../state/field-state.ts'
import { useNumberField } from './typed-number.ts'

export interface FieldProps {
  /** The path of the field in the form. */
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
  /** An error of the form's own, instead of the one of the field. */
  error?: ReactNode
}

type Attributes<Input extends 'input' | 'textarea'> = Omit<ComponentProps<Input>, 'name' | 'value' | 'onChange'>

export interface TextFieldProps extends FieldProps, Attributes<'input'> {
  /** The text of the input, and the value for a text, where the value is no text. */
  format?: (value: never) => string
  parse?: (text: string) => unknown
}

/** One line of text; a date or a colour with `type`. */
export function TextField({ name, label, hint, optional, error, format, parse, ...input }: TextFieldProps) {
  const { value, errorInside, edit } = useFieldState<unknown>(name)
  const text = format ? format(value as never) : ((value as string | undefined) ?? '')
  return (
    <Field label={label} hint={hint} error={error || errorInside} {...(optional && { optional })}>
      <TextInput
        {...input}
        value={text}
        onChange={event => edit(parse ? parse(event.target.value) : event.target.value)}
      />
    </Field>
  )
}

export interface TextAreaFieldProps extends FieldProps, Attributes<'textarea'> {
  counted?: boolean
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, optional, ...area }: TextAreaFieldProps) {
  const { value, error, edit } = useFieldState<string>(name)
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })}>
      <TextArea {...area} value={value} onChange={event => edit(event.target.value)} />
    </Field>
  )
}

export interface NumberFieldProps extends FieldProps {
  min?: number
  max: number
  step?: number
  decimals?: number
  /** The value is the number times this. */
  scale?: number
}

/**
 * A whole number, or one with decimals; an optional one is absent while the field is empty. A text that is no number of the range
 * stays as it was typed and is refused at the field.
 */
export function NumberField({
  name,
  label,
  hint,
  optional = false,
  min = 0,
  max,
  step = 1,
  ...typed
}: NumberFieldProps) {
  const { text, error, edit, input } = useNumberField(name, { min, max, optional, ...typed })
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })}>
      <TextInput
        {...input}
        type="number"
        inputMode={typed.decimals === undefined ? 'numeric' : 'decimal'}
        dir="ltr"
        min={min}
        max={max}
        step={step}
        value={text}
        onChange={event => edit(event.target.value)}
      />
    </Field>
  )
}

export interface PercentFieldProps extends FieldProps {
  min?: number
  max?: number
  /** In percent. */
  step?: number
}

/** Parts per million in a percent. */
const PERCENT = 10_000

/** A rate in percent; the value is in parts per million. */
export function PercentField({ name, label, hint, min = 1, max = 100, step = 0.5 }: PercentFieldProps) {
  const { text, error, edit, input } = useNumberField(name, { min, max, decimals: 4, scale: PERCENT })
  return (
    <Field label={`${label} (%)`} hint={hint} error={error}>
      <TextInput
        {...input}
        type="number"
        inputMode="decimal"
        dir="ltr"
        min={min}
        max={max}
        step={step}
        value={text}
        onChange={event => edit(event.target.value)}
      />
    </Field>
  )
}

export type Options<T extends string | number> = readonly (readonly [T, string])[]

export interface SelectFieldProps extends FieldProps {
  options: Options<string | number>
  /** The text of the option that chooses nothing. */
  none?: string
  /** Called instead of changing the field. */
  onChoose?: (value: string) => void
}

/** One of a list. */
export function SelectField({ name, label, hint, optional, options, none, onChoose }: SelectFieldProps) {
  const { value, error, edit } = useFieldState<string | number | undefined>(name)
  const choose = (text: string) => edit(options.find(([option]) => String(option) === text)?.[0] ?? '')
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })}>
      <Select value={value ?? ''} onChange={event => (onChoose ?? choose)(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export interface SwitchFieldProps {
  name: string
  detail?: ReactNode
  /** The values for on and off; true and false without them. Undefined is a value too: the field is absent. */
  on?: unknown
  off?: unknown
  children: ReactNode
}

/** One of two values. */
export function SwitchField({ name, detail, children, ...values }: SwitchFieldProps) {
  // A default of a parameter would replace a given undefined.
  const { on, off } = { on: true, off: false, ...values }
  const { value, change } = useFieldState<unknown>(name)
  return (
    <Switch checked={value === on} onChange={checked => change(checked ? on : off)} detail={detail}>
      {children}
    </Switch>
  )
}

export interface OptionalSwitchProps extends Pick<SwitchFieldProps, 'name' | 'detail' | 'children'> {
  /** The value when it is switched on. */
  initial: () => unknown
}

/** Whether there is a value at all: switched off it is removed. */
export function OptionalSwitch({ name, detail, initial, children }: OptionalSwitchProps) {
  const { value, change } = useFieldState<unknown>(name)
  return (
    <Switch checked={value !== undefined} onChange={on => change(on ? initial() : undefined)} detail={detail}>
      {children}
    </Switch>
  )
}
