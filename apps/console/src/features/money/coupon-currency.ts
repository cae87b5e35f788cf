import { type Currency, decimalText, type Money, money } from '@comanda/domain/money'
import { useState } from 'react'
import { retyped } from '../../fields/amounts.ts'
import { useTyping } from '../../fields/typing.ts'
import type { CouponTemplate } from './api.ts'

const MINIMUM = 'template.minimum'
const AMOUNT = 'template.effect.amount'
const AT_MOST = 'template.effect.atMost'

/** Amounts that nobody gave a currency yet have two decimals. */
const DECIMALS = 2

/** The amounts a template names, by their fields. */
const amountsOf = ({ minimum, effect }: CouponTemplate): Record<string, Money | undefined> => ({
  [MINIMUM]: minimum,
  [AMOUNT]: effect.kind === 'amount' ? effect.amount : undefined,
  [AT_MOST]: effect.kind === 'percent' ? effect.atMost : undefined,
})

/** An effect with its amount said anew; one that has none stays. */
function effectSaid({ effect }: CouponTemplate, say: (field: string) => Money | undefined): CouponTemplate['effect'] {
  if (effect.kind === 'amount') return { ...effect, amount: say(AMOUNT) ?? effect.amount }
  const atMost = effect.kind === 'percent' ? say(AT_MOST) : undefined
  return effect.kind === 'percent' && atMost !== undefined ? { ...effect, atMost } : effect
}

/** Chooses a template's currency by its code, or none: what was typed in its amounts stays what was typed. PRICE-4 */
export function useCouponCurrency(
  template: CouponTemplate,
  currencies: readonly Currency[],
  onChange: (template: CouponTemplate) => void,
): (code: string) => void {
  const { textAt, put } = useTyping()
  // What was typed, while there is no currency that it would be in.
  const [aside, setAside] = useState<Record<string, string | undefined>>({})
  const { currencyCode, ...rest } = template
  const now = currencies.find(one => one.currencyCode === currencyCode)
  const amounts = amountsOf(template)
  const fields = Object.keys(amounts)
  const leave = (from: Currency) => {
    const textOf = (field: string, amount = amounts[field]) =>
      textAt(field) ?? (amount === undefined ? undefined : decimalText(amount, from.internationalSystemOfUnits))
    setAside(Object.fromEntries(fields.map(field => [field, textOf(field)])))
    onChange({ ...rest, minimum: money(0) })
    put(Object.fromEntries(fields.map(field => [field, undefined])))
  }
  const take = (to: Currency) => {
    const textOf = (field: string) => (now ? textAt(field) : aside[field])
    const { say, texts } = retyped({ textAt: textOf }, now?.internationalSystemOfUnits ?? DECIMALS, to)
    const said = (field: string) =>
      amounts[field] === undefined && textOf(field) === undefined ? undefined : say(field, amounts[field] ?? money(0))
    onChange({
      ...template,
      currencyCode: to.currencyCode,
      minimum: said(MINIMUM) ?? template.minimum,
      effect: effectSaid(template, said),
      shopIds: [],
    })
    put(texts)
  }
  return code => {
    const to = currencies.find(one => one.currencyCode === code)
    if (to) take(to)
    else if (now) leave(now)
  }
}
