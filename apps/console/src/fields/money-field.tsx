import { type Currency, decimalText, type Money, money, parseAmount } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { useTyping } from './typing.ts'

interface MoneyFieldProps {
  label: string
  hint?: string
  /** As the request spells it: for what the server refuses there, and what is typed there that is no amount. */
  field: string
  currency: Currency
  /** Undefined where the field is empty. */
  value: Money | undefined
  optional?: boolean
  onChange: (value: Money | undefined) => void
}

/** More decimals than any currency has. */
const FINE = 6

/** What is wrong with a text that is no amount of this currency, and what to type instead. */
function whatIsWrong(text: string, { currencyCode: name, internationalSystemOfUnits: count }: Currency): string {
  const finer = parseAmount(text, FINE) !== undefined
  if (finer) return t(count === 0 ? 'settings.amountWhole' : 'settings.amountFine', { name, count })
  return t('settings.amountWrong', { amount: decimalText(money(count === 0 ? 4 : 4.5 * 10 ** count), count) })
}

/**
 * An amount in a currency, with as many decimals as that has. What is no amount stays as it was typed, with what is wrong about
 * it, and the form it stands in is not saved until it is mended. PRICE-4
 */
export function MoneyField({ label, hint, field, currency, value, optional, onChange }: MoneyFieldProps) {
  const { textAt, put, faultAt } = useTyping()
  const decimals = currency.internationalSystemOfUnits
  const [typed, setTyped] = useState('')
  const wrong = textAt(field)
  const change = (next: string) => {
    setTyped(next)
    const amount = parseAmount(next, decimals)
    const isAmount = amount !== undefined || (next === '' && optional === true)
    put({ [field]: isAmount ? undefined : next })
    if (isAmount) onChange(amount)
  }
  const shown = value === undefined ? '' : decimalText(value, decimals)
  const text = typed !== '' && parseAmount(typed, decimals) === value ? typed : shown
  return (
    <Field
      label={`${label} (${currency.currencySymbol})`}
      hint={hint}
      error={wrong === undefined ? faultAt(field) : whatIsWrong(wrong, currency)}
      {...(optional && { optional })}
    >
      <TextInput
        inputMode="decimal"
        dir="ltr"
        value={wrong ?? text}
        data-wrong={wrong !== undefined}
        onChange={event => change(event.target.value)}
      />
    </Field>
  )
}
