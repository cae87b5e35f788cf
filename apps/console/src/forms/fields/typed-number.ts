import { t } from '@comanda/web/i18n'
import { useState } from 'react'
import { useFieldState } from '../state/field-state.ts'

/** A number, or the text of a number field that holds none it takes: it stays as it was typed, and the form is not saved. */
export type NumberInput = number | string

/** The numbers that a field takes. */
export interface NumberRange {
  min: number
  max: number
  /** Decimals; whole numbers without. */
  decimals?: number
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

const hasDecimals = (number: number, decimals: number): boolean => Number(number.toFixed(decimals)) !== number

/** The number of a text; undefined if it is none of the range. A comma is a decimal point. */
export function typedNumber(text: string, { min, max, decimals = 0 }: NumberRange): number | undefined {
  const number = numberOf(text)
  return number >= min && number <= max && !hasDecimals(number, decimals) ? number : undefined
}

/** What is wrong with a text that is no number of the range. */
export function numberError(text: string, { min, max, decimals = 0 }: NumberRange): string {
  const number = numberOf(text)
  if (text.trim() === '') return t('form.fillIn')
  if (Number.isNaN(number)) return t('form.numberWrong')
  if (number < min) return t('form.numberLow', { min })
  return number > max ? t('form.numberHigh', { max }) : t(decimals === 0 ? 'form.numberWhole' : 'form.numberWrong')
}

interface NumberFieldOptions extends NumberRange {
  /** Without a text it has no value. */
  optional?: boolean
  /** The value is the number times this. */
  scale?: number
}

/** The text of a value in a field. */
function shownText(value: NumberInput | undefined, scale: number): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : String(value / scale)
}

/** A field with a number: its text, what is wrong with it once it is left, and how it changes. */
export function useNumberField(name: string, { optional = false, scale = 1, ...range }: NumberFieldOptions) {
  const { value, error, change, clearErrors } = useFieldState<NumberInput | undefined>(name)
  const [typed, setTyped] = useState('')
  const [typing, setTyping] = useState(false)
  const isText = typeof value === 'string'
  const valueOf = (text: string): NumberInput | undefined => {
    if (optional && text === '') return undefined
    const number = typedNumber(text, range)
    return number === undefined ? text : Math.round(number * scale)
  }
  const edit = (text: string) => {
    setTyped(text)
    setTyping(true)
    const next = valueOf(text)
    if (isText && typeof next !== 'string') clearErrors()
    change(next)
  }
  const isTyped = typed !== '' && valueOf(typed) === value
  // Unfinished input is not called wrong while it is typed, unless the form was to be saved with it.
  const isUnfinished = typing && error === undefined
  return {
    value,
    text: isTyped ? typed : shownText(value, scale),
    error: isText && !isUnfinished ? numberError(value, range) : error,
    edit,
    /** Attributes of the input. */
    input: { onBlur: () => setTyping(false) },
  }
}
