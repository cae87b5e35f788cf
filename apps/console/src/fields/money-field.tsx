import { type Currency, decimalText, type Money, parseAmount } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/field.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'

interface MoneyFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  currency: Currency
  /** Undefined where the field is empty. */
  value: Money | undefined
  optional?: boolean
  onChange: (value: Money | undefined) => void
}

/** An amount in the store's currency, with as many decimals as that has. PRICE-4 */
export function MoneyField({ label, hint, error, currency, value, optional, onChange }: MoneyFieldProps) {
  const decimals = currency.internationalSystemOfUnits
  const shown = value === undefined ? '' : decimalText(value, decimals)
  const [typed, setTyped] = useState(shown)
  const read = parseAmount(typed, decimals)
  const wrong = typed === '' ? !optional : read === undefined
  const text = read === value && !wrong ? typed : shown
  const change = (next: string) => {
    setTyped(next)
    const amount = parseAmount(next, decimals)
    if (amount !== undefined || (next === '' && optional)) onChange(amount)
  }
  return (
    <Field
      label={`${label} (${currency.currencySymbol})`}
      hint={hint}
      error={error ?? (wrong ? t('settings.amountWrong') : undefined)}
      {...(optional && { optional })}
    >
      <TextInput
        inputMode="decimal"
        dir="ltr"
        value={wrong ? typed : text}
        onChange={event => change(event.target.value)}
      />
    </Field>
  )
}
