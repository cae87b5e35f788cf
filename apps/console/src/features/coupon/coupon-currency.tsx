import { type Currency, decimalText, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { useState } from 'react'
import { useFieldState } from '../../forms/state/field-state.ts'
import { type AmountInput, inCurrency } from '../../forms/fields/money-field.tsx'
import { SelectField } from '../../forms/fields/text-fields.tsx'
import type { CouponTemplate } from './queries.ts'

/** The amounts of a template, as they were typed. */
interface Amounts {
  minimum?: AmountInput | undefined
  amount?: AmountInput | undefined
  atMost?: AmountInput | undefined
}

/** Amounts that were never given a currency have two decimals. */
const DECIMALS = 2

const amountsOf = ({ minimum, effect }: CouponTemplate): Amounts => ({
  minimum,
  amount: effect.kind === 'amount' ? effect.amount : undefined,
  atMost: effect.kind === 'percent' ? effect.atMost : undefined,
})

const mapAmounts = (amounts: Amounts, change: (amount: AmountInput) => AmountInput): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([key, amount]) => (amount === undefined ? [] : [[key, change(amount)]])),
  )

/** A template with other amounts. A field may hold text that is no amount of its currency: it is not saved before it is corrected. */
function withAmounts(template: CouponTemplate, { minimum, amount, atMost }: Amounts): CouponTemplate {
  const { effect } = template
  const values = effect.kind === 'amount' ? { amount } : effect.kind === 'percent' ? { atMost } : {}
  const entered = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return {
    ...template,
    minimum: (minimum ?? template.minimum) as CouponTemplate['minimum'],
    effect: { ...effect, ...entered } as CouponTemplate['effect'],
  }
}

/** The field's text, if there is no currency to parse it with. */
const asText = (amount: AmountInput, currency: Currency): string =>
  typeof amount === 'string' ? amount : decimalText(amount, currency.internationalSystemOfUnits)

/** The currency of a coupon, or none. Typed amounts stay unchanged. PRICE-4 */
export function CurrencyField({ currencies }: { currencies: readonly Currency[] }) {
  const { value: template, change } = useFieldState<CouponTemplate>('template')
  // The typed text, while there is no currency.
  const [aside, setAside] = useState<Amounts>({})
  const { currencyCode, ...rest } = template
  const now = currencies.find(one => one.currencyCode === currencyCode)
  const clear = (from: Currency) => {
    const amounts = amountsOf(template)
    setAside(mapAmounts(amounts, amount => asText(amount, from)))
    // A text is no amount without a currency either: what the field held before it was typed is unknown.
    const plain = mapAmounts(amounts, amount => (typeof amount === 'string' ? money(0) : amount))
    change({ ...withAmounts(rest, plain), minimum: money(0) })
  }
  const choose = (to: Currency) => {
    const from = now?.internationalSystemOfUnits ?? DECIMALS
    const amounts = now ? amountsOf(template) : { ...amountsOf(template), ...aside }
    const next = withAmounts(
      { ...template, currencyCode: to.currencyCode, shopIds: [] },
      mapAmounts(amounts, amount => inCurrency(amount, from, to)),
    )
    change(next)
  }
  return (
    <SelectField
      name="template.currencyCode"
      label={t('money.currency')}
      hint={t('money.currencyHint')}
      optional
      none={t('money.anyCurrency')}
      options={currencies.map(one => [one.currencyCode, one.currencyCode] as const)}
      onChoose={code => {
        const to = currencies.find(one => one.currencyCode === code)
        if (to) choose(to)
        else if (now) clear(now)
      }}
    />
  )
}
