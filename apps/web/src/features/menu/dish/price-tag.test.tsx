import { money } from '@comanda/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTag } from './price-tag.tsx'

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 } as const

const shown = (isMember: boolean, rate?: number) =>
  renderToStaticMarkup(
    <PriceTag
      price={{ price: money(1099), vipPrice: money(999), andUp: false }}
      pricing={{ currency, isMember } as Parameters<typeof PriceTag>[0]['pricing']}
      offer={{ name: '', short: '', ...(rate && { rate }) }}
    />,
  ).match(/(?<=>[^0-9<]{0,3})[0-9]+[.][0-9]{2}(?=<)/g)

test('A dish with an offer for the guest has the reduced price beside the struck-through one, truncated as in the cart (PRICE-2, CARD-19)', () => {
  // 10.99 less 20 %: 2.198 off is 2.19.
  expect(shown(false, 200_000)?.slice(0, 2)).toEqual(['8.80', '10.99'])
  expect(shown(false)).toEqual(['10.99'])
})

test('Members have their price struck through with the regular one, less their offers (LOGIN-10, CARD-19)', () => {
  expect(shown(true)).toEqual(['9.99', '10.99'])
  expect(shown(true, 200_000)).toEqual(['8.00', '10.99'])
})
