import { beforeAll, describe, expect, it } from 'vitest'
import { demoBrand } from '@comanda/demo'
import { testDatabase } from '../testing/index.ts'
import {
  type Cart,
  choiceOf,
  itemOf,
  kept,
  nameOf,
  type PickupHouse,
  pickupHouse,
  type Placed,
} from './pickup-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PickupHouse
beforeAll(async () => {
  house = await pickupHouse(database())
})

const tried = async (foodId: string, own: object, quantity = 1) => {
  const guest = house.guest()
  const answer = await guest.change(0, [choiceOf(foodId, { quantity, ...own })])
  const { calculation } = await guest.cart()
  return { name: nameOf(answer), items: calculation.items.length }
}
const REFUSED = (name: string) => ({ name, items: 0 })

describe('what a phone may not say of a dish', () => {
  it('keys it should not send at submit change nothing · O5', async () => {
    const guest = house.guest()
    const cart = await guest.add('edamame')
    const lies = { totalPaidAmount: 0, paid: true, state: 'PAID', payState: 'paid', customerId: 5001, isMember: true }
    const order = kept<Placed>(await guest.submit(cart, lies))
    expect(order).toMatchObject({ state: 'placed', payState: 'unpaid' })
    expect(order.totalPaidAmount).toBe(cart.calculation.totalPaidAmount)
    expect(nameOf(await guest.submit(await guest.add('edamame'), { expectedTotal: 0 }))).toBe('priceChanged')
  })

  it('a weight for what is sold by the piece, a price for what has one · M5', async () => {
    expect(await tried('edamame', { quantityDecimal: 1 })).toEqual(REFUSED('outOfBounds'))
    expect(await tried('edamame', { openPrice: 1 })).toEqual(REFUSED('outOfBounds'))
  })

  it('a choice of another dish, of no dish, and one twice over what its group takes · O5', async () => {
    const modifier = (modifierGroupId: string, modifierItemId: string, quantity = 1) => ({
      modifiers: [{ modifierGroupId, modifierItemId, quantity }],
    })
    expect(await tried('edamame', modifier('ice', 'ice.none'))).toEqual(REFUSED('choiceGone'))
    expect(await tried('cola', modifier('ice', 'ice.of-another-store'))).toEqual(REFUSED('choiceGone'))
    expect(await tried('cola', modifier('ice', 'ice.none', 2))).toEqual(REFUSED('choiceTooMany'))
    const [one, other] = ['ice.none', 'ice.less'].map(id => modifier('ice', id).modifiers[0])
    expect(await tried('cola', { modifiers: [one, other] })).toEqual(REFUSED('choiceTooMany'))
    expect(await tried('cola', { unitId: 'edamame.one' })).toEqual(REFUSED('choiceGone'))
  })

  it('a choice and the size it shuts out, whichever is named first · S7', async () => {
    const hot = { modifierGroupId: 'ice', modifierItemId: 'ice.hot', quantity: 1 }
    const jelly = { modifierGroupId: 'pearls', modifierItemId: 'pearls.jelly', quantity: 1 }
    const rest = (choiceOf('bubble-tea')['modifiers'] as (typeof hot)[]).filter(
      it => it.modifierGroupId !== 'ice' && it.modifierGroupId !== 'pearls',
    )
    const large = { unitId: 'bubble-tea.large', modifiers: [...rest, hot] }
    expect(await tried('bubble-tea', large)).toEqual(REFUSED('choiceExcluded'))
    for (const pair of [
      [hot, jelly],
      [jelly, hot],
    ])
      expect(await tried('bubble-tea', { modifiers: [...rest, ...pair] })).toEqual(REFUSED('choiceExcluded'))
    expect(await tried('bubble-tea', { modifiers: [...rest, hot] })).toEqual({ name: 'done', items: 1 })
  })

  it('fewer than it is sold by; a step down below that takes it out · CART-2', async () => {
    const { saleMin, saleStep } = itemOf('satay').saleSettings
    expect([saleMin, saleStep]).toEqual([5, 5])
    const guest = house.guest()
    const quantities = async (modifyType: 0 | 1, quantity: number) => {
      await guest.change(modifyType, [choiceOf('satay', { quantity })])
      return (await guest.cart()).calculation.items.map(it => it.quantity)
    }
    for (const quantity of [1, 3, 4, 6]) expect(await quantities(0, quantity)).toEqual([])
    expect(await quantities(0, 5)).toEqual([5])
    expect(await quantities(0, 1)).toEqual([5])
    expect(await quantities(1, 1)).toEqual([])
  })

  it('a dish for members, asked for by a visitor · LOGIN-10', async () => {
    expect(await tried('members-tasting', { vipPrice: 1, isMember: true })).toEqual(REFUSED('membersOnly'))
    const guest = house.guest()
    const { calculation } = await guest.add('burger-meal', { isMember: true, vipPrice: 1 })
    expect(calculation.totalLines.some(line => line.id === 'member')).toBe(false)
  })
})

describe('what a phone may not say of an order', () => {
  const others = demoBrand().shops.flatMap(({ config }) => (config.shopId === 101 ? [] : config.promotions))
  const own = demoBrand().shops.find(({ config }) => config.shopId === 101)?.config.promotions ?? []

  it('promotions of other stores, named twice, or not for choosing change no total · PRICE-3', async () => {
    const guest = house.guest()
    const cart = await guest.add('edamame', { quantity: 10 })
    const notToChoose = own.filter(it => it.promotionType !== 1104 && it.promotionType !== 1105)
    const lies = [...others, ...notToChoose].map(it => it.discountId).slice(0, 18)
    const { calculation } = kept<{ calculation: Cart['calculation'] }>(
      await guest.calculate(cart, { executeList: [...lies, lies[0], '2001'] }),
    )
    expect(calculation.totalPaidAmount).toBe(cart.calculation.totalPaidAmount)
    const chosen = own.filter(it => it.promotionType === 1104 || it.promotionType === 1105).map(it => it.discountId)
    const both = kept<{ calculation: Cart['calculation'] }>(
      await guest.calculate(cart, { executeList: [...chosen, ...chosen] }),
    )
    expect(both.calculation.executeList.filter(it => chosen.includes(it.discountId)).length).toBe(1)
    expect(both.calculation.totalPaidAmount).toBeLessThan(cart.calculation.totalPaidAmount)
  })

  it('the total after a choice of promotions is of the cart the guest sees, or the guest is told · PRICE-3, CART-10', async () => {
    const guest = house.guest()
    const cart = await guest.add('edamame', { quantity: 10 })
    const chosen = { executeList: ['us-five-off'] }
    const again = kept<{ calculation: Cart['calculation'] }>(await guest.recalculate(cart, chosen))
    expect(again).toEqual(await guest.calculate(cart, chosen))
    expect(again.calculation.executeList).toMatchObject([{ discountId: 'us-five-off', promotionType: 1104 }])
    expect(again.calculation.totalPaidAmount).toBeLessThan(cart.calculation.totalPaidAmount)
    const more = await guest.add('edamame')
    expect(await guest.recalculate(cart, chosen)).toMatchObject({
      refused: 'cartMoved',
      data: { cartVersion: more.cartVersion },
    })
  })

  it('the total of ten dishes for an order of one · O5', async () => {
    const guest = house.guest()
    const ten = await guest.add('edamame', { quantity: 10 })
    const worked = kept<{ calculation: Cart['calculation'] }>(
      await guest.calculate(ten, { executeList: ['us-five-off'] }),
    )
    const expectedTotal = worked.calculation.totalPaidAmount
    await guest.change(1, [choiceOf('edamame', { quantity: 9 })])
    const one = await guest.cart()
    const chosen = { executeList: ['us-five-off'], expectedTotal }
    expect(nameOf(await guest.submit(ten, chosen))).toBe('cartMoved')
    const refused = await guest.submit(one, chosen)
    expect(refused).toMatchObject({ refused: 'priceChanged', data: { was: expectedTotal } })
    expect(kept<Placed>(await guest.submit(one)).totalPaidAmount).toBe(one.calculation.totalPaidAmount)
  })

  it('a version of the cart that is older, newer, odd, missing or another cart’s · O6', async () => {
    const guest = house.guest()
    await guest.add('edamame')
    const cart = await guest.add('edamame')
    const said = async (cartVersion: unknown) => nameOf(await guest.submit(cart, { cartVersion }))
    expect(await said(cart.cartVersion - 1)).toBe('cartMoved')
    expect(await said(cart.cartVersion + 1)).toBe('cartMoved')
    for (const odd of [-1, 1.5, '2', null, undefined, 2 ** 31, {}]) expect(await said(odd)).toBe('invalidInput')
    const foreign = await house.guest().add('edamame')
    expect(nameOf(await guest.submit(foreign))).toBe('nothingToOrder')
    expect(nameOf(await guest.submit(cart))).toBe('done')
  })

  it('a time zone of the phone opens no happy hour · T1', async () => {
    const guest = house.guest()
    const cola = await guest.add('cola', { acceptTimezone: 'Europe/Moscow', timeZone: 'Europe/Moscow' })
    expect(cola.calculation.executeList).toEqual([])
    house.clock.set(Date.parse('2026-11-20T21:00:00Z'))
    expect((await guest.cart()).calculation.executeList).toMatchObject([{ discountId: 'us-happy-hour' }])
    house.clock.set(Date.parse('2026-11-20T17:00:00Z'))
  })
})
