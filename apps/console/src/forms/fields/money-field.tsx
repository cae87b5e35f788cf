import { type Currency, decimalText, type Money, money, parseAmount } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { useFieldState, useFormFacts } from '../state/field-state.ts'
import type { FieldProps } from './text-fields.tsx'
import { typedAmount } from './typed-amount.ts'

export interface MoneyFieldProps extends FieldProps {
  /** The currency of the form without it. */
  currency?: Currency
}

/** An amount in minor units, or the text of an amount field that is no amount of its currency. */
export type AmountInput = Money | string

/** More decimals than any currency has. */
const MAX_DECIMALS = 6

/** The error of a text that is no amount of this currency, with an example. */
export function amountError(text: string, { currencyCode: name, internationalSystemOfUnits: count }: Currency): string {
  const hasMoreDecimals = parseAmount(text, MAX_DECIMALS, ',') !== undefined
  if (hasMoreDecimals) return t(count === 0 ? 'settings.amountWhole' : 'settings.amountFine', { name, count })
  return t('settings.amountWrong', { amount: decimalText(money(count === 0 ? 4 : 4.5 * 10 ** count), count) })
}

/** The error of an amount outside the bounds of its schema, which are in minor units and say nothing to a person. */
function boundError(value: number | undefined, fault: unknown, error: string): string {
  if (fault === 'too_small' && value === 0) return t('settings.amountAbove')
  return fault === 'too_big' ? t('settings.amountSmaller') : error
}

/**
 * An amount, with as many decimals as its currency has. A text that is no amount is the value of the field until it is corrected:
 * it stays as it was typed, and the form is not saved. PRICE-4
 */
export function MoneyField({ name, label, hint, optional, currency }: MoneyFieldProps) {
  const { value, error, fault, change, clearErrors } = useFieldState<AmountInput | undefined>(name)
  const facts = useFormFacts()
  const [typed, setTyped] = useState('')
  const used = currency ?? facts.currency
  if (!used) return null
  const decimals = used.internationalSystemOfUnits
  const edit = (text: string) => {
    setTyped(text)
    const amount = typedAmount(text, used)
    const isAmount = amount !== undefined || (text === '' && optional === true)
    if (isAmount && typeof value === 'string') clearErrors()
    change(isAmount ? amount : text)
  }
  const isText = typeof value === 'string'
  const shown = value === undefined ? '' : isText ? value : decimalText(value, decimals)
  const text = !isText && typed !== '' && typedAmount(typed, used) === value ? typed : shown
  return (
    <Field
      label={`${label} (${used.currencySymbol})`}
      hint={hint}
      error={isText ? amountError(value, used) : error && boundError(value, fault, error)}
      {...(optional && { optional })}
    >
      <TextInput inputMode="decimal" dir="ltr" value={text} onChange={event => edit(event.target.value)} />
    </Field>
  )
}

/** Zeros after the point say nothing: 12.00 is 12. */
const withoutZeros = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

/**
 * A typed amount in another currency: 12.50 stays 12.50 regardless of the minor units. An amount that the other currency cannot
 * express stays as text, to be corrected in its field. PRICE-4 @param from the decimals of its currency
 */
export function inCurrency(input: AmountInput, from: number, to: Currency): AmountInput {
  const text = typeof input === 'string' ? input : decimalText(input, from)
  return parseAmount(withoutZeros(text), to.internationalSystemOfUnits) ?? text
}
