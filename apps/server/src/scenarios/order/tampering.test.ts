import { contract } from '@comanda/contract'
import { demoBrand } from '@comanda/demo'
import { describe, expect, test } from 'vitest'
import { type Cart, dataOf, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const atVenue = { paymentMethod: 'out-line' } as const

/** Adds a dish as a phone may falsify it: the answer, and how many lines the cart has then. */
async function added(foodId: string, over: object, quantity = 1) {
  const guest = app.guest()
  const answer = refusedAs(await guest.changeCart(0, [{ foodId, quantity, ...over }]))
  return { answer, items: (await guest.cart()).calculation.items.length }
}
const refused = (answer: string) => ({ answer, items: 0 })

describe('A falsified dish', () => {
  test('Unknown keys at submit change nothing, and a wrong total is refused (O5)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart(['edamame'])
    const lies = { totalPaidAmount: 0, paid: true, state: 'PAID', payState: 'paid', customerId: 5001, isMember: true }
    const order = dataOf(await ann.submit(cart, { ...atVenue, ...lies }))
    expect(order).toMatchObject({ state: 'placed', payState: 'unpaid' })
    expect(order).toMatchObject({ totalPaidAmount: cart.calculation.totalPaidAmount })
    const next = await ann.fillCart(['edamame'])
    expect(refusedAs(await ann.submit(next, { ...atVenue, expectedTotal: 0 }))).toBe('priceChanged')
  })

  test('A weight for a dish sold by the piece and a price for a dish with a fixed price are refused (M5)', async () => {
    expect(await added('edamame', { quantityDecimal: 1 })).toEqual(refused('outOfBounds'))
    expect(await added('edamame', { openPrice: 1 })).toEqual(refused('outOfBounds'))
  })

  test('A choice of another dish, an unknown choice and too many of a group are refused (O5)', async () => {
    const modifier = (modifierItemId: string, quantity = 1) => ({ modifierGroupId: 'ice', modifierItemId, quantity })
    const withIce = (...modifiers: object[]) => ({ modifiers })
    expect(await added('edamame', withIce(modifier('ice.none')))).toEqual(refused('choiceGone'))
    expect(await added('cola', withIce(modifier('ice.of-another-store')))).toEqual(refused('choiceGone'))
    expect(await added('cola', withIce(modifier('ice.none', 2)))).toEqual(refused('choiceTooMany'))
    expect(await added('cola', withIce(modifier('ice.none'), modifier('ice.less')))).toEqual(refused('choiceTooMany'))
    expect(await added('cola', { unitId: 'edamame.one' })).toEqual(refused('choiceGone'))
  })

  test('Choices that exclude a size or each other are refused in either order (S7)', async () => {
    const hot = { modifierGroupId: 'ice', modifierItemId: 'ice.hot', quantity: 1 }
    const jelly = { modifierGroupId: 'pearls', modifierItemId: 'pearls.jelly', quantity: 1 }
    const others = (app.guest().choice('bubble-tea').modifiers ?? []).filter(
      it => it.modifierGroupId !== 'ice' && it.modifierGroupId !== 'pearls',
    )
    const tea = (modifiers: object[], unit = {}) =>
      added('bubble-tea', { ...unit, modifiers: [...others, ...modifiers] })
    expect(await tea([hot], { unitId: 'bubble-tea.large' })).toEqual(refused('choiceExcluded'))
    expect(await tea([hot, jelly])).toEqual(refused('choiceExcluded'))
    expect(await tea([jelly, hot])).toEqual(refused('choiceExcluded'))
    expect(await tea([hot])).toEqual({ answer: 'done', items: 1 })
  })

  test('Less than the minimum quantity is not added, and a reduction below it removes the line (CART-2)', async () => {
    const { saleMin, saleStep } = app.shop.menu.items.find(it => it.foodId === 'satay')?.saleSettings ?? {}
    expect([saleMin, saleStep]).toEqual([5, 5])
    const ann = app.guest()
    const quantities = async (modifyType: 0 | 1, quantity: number) => {
      await ann.changeCart(modifyType, [{ foodId: 'satay', quantity }])
      return (await ann.cart()).calculation.items.map(it => it.quantity)
    }
    for (const quantity of [1, 3, 4, 6]) expect(await quantities(0, quantity)).toEqual([])
    expect(await quantities(0, 5)).toEqual([5])
    expect(await quantities(0, 1)).toEqual([5])
    expect(await quantities(1, 1)).toEqual([])
  })

  test('A guest who claims to be a member gets no dish and no price for members (LOGIN-10)', async () => {
    const claim = { vipPrice: 1, isMember: true }
    expect(await added('members-tasting', claim)).toEqual(refused('membersOnly'))
    const { calculation } = await app.guest().fillCart([{ foodId: 'burger-meal', ...claim }])
    expect(calculation.totalLines.some(line => line.id === 'member')).toBe(false)
  })

  test('Someone signed in without membership pays in cart and order what a guest pays (LOGIN-10)', async () => {
    const account = app.customer()
    await account.opened()
    const guests = await app.guest().fillCart(['burger-meal'])
    const cart = await account.fillCart(['burger-meal'])
    const { totalPaidAmount } = guests.calculation
    expect(cart.calculation.totalPaidAmount).toBe(totalPaidAmount)
    expect(dataOf(await account.submit(cart, atVenue))).toMatchObject({ totalPaidAmount })
    const member = await app.member()
    expect((await member.fillCart(['burger-meal'])).calculation.totalPaidAmount).toBeLessThan(totalPaidAmount)
  })

  test('A guest session read from the database is not a member (LOGIN-10)', async () => {
    const guest = app.guest()
    await guest.token()
    const start = app.clock()
    app.clock.set(start + 60_000)
    const { calculation } = await guest.fillCart(['burger-meal'])
    expect(calculation.totalLines.some(line => line.id === 'member')).toBe(false)
    expect(refusedAs(await guest.changeCart(0, [{ foodId: 'members-tasting' }]))).toBe('membersOnly')
    app.clock.set(start)
  })
})

describe('A falsified order', () => {
  const isChoosable = ({ promotionType }: { promotionType: number }) => promotionType === 1104 || promotionType === 1105
  const input = ({ cartId, cartVersion }: Cart, executeList: string[]) =>
    ({ shopId: SHOP, cartId, cartVersion, orderType: 1300, executeList }) as const
  const total = ({ calculation }: { calculation: { totalPaidAmount: number } }) => calculation.totalPaidAmount

  test('Promotions of other stores, repeated or not for choosing, change no total (PRICE-3)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart([{ foodId: 'edamame', quantity: 10 }])
    const own = app.shop.config.promotions
    const others = demoBrand().shops.flatMap(({ config }) => (config.shopId === SHOP ? [] : config.promotions))
    const idsOf = (list: typeof own) => list.map(it => it.discountId)
    const lies = idsOf([...others, ...own.filter(it => !isChoosable(it))]).slice(0, 18)
    const falsified = await ann.must(contract.order.calculate, input(cart, [...lies, lies[0] ?? '', '2001']))
    const none = total(await ann.must(contract.order.calculate, input(cart, [])))
    expect(total(falsified)).toBe(none)
    const chosen = idsOf(own.filter(isChoosable))
    const both = await ann.must(contract.order.calculate, input(cart, [...chosen, ...chosen]))
    expect(both.calculation.executeList.filter(it => chosen.includes(it.discountId)).length).toBe(1)
    expect(total(both)).toBeLessThan(none)
  })

  test('Until the guest chooses, cart, calculation and order have the best optional promotions (PRICE-3)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart([{ foodId: 'edamame', quantity: 10 }])
    const { executeList: _, ...unchosen } = input(cart, [])
    const best = await ann.must(contract.order.calculate, unchosen)
    expect(best.calculation.optionalList.filter(it => it.chosen)).toMatchObject([{ discountId: 'us-five-off' }])
    expect(total(best)).toBe(total(cart))
    const none = await ann.must(contract.order.calculate, input(cart, []))
    expect(total(best)).toBeLessThan(total(none))
    expect(dataOf(await ann.submit(cart, { ...atVenue, expectedTotal: total(best) }))).toMatchObject({
      totalPaidAmount: total(best),
    })
  })

  test('A total is recalculated only for the version of the cart the guest sees (PRICE-3, CART-10)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart([{ foodId: 'edamame', quantity: 10 }])
    const none = await ann.must(contract.order.recalculation, input(cart, []))
    const chosen = input(cart, ['us-five-off'])
    const again = await ann.must(contract.order.recalculation, chosen)
    expect(again).toEqual(await ann.must(contract.order.calculate, chosen))
    expect(again.calculation.executeList).toMatchObject([{ discountId: 'us-five-off', promotionType: 1104 }])
    expect(total(again)).toBeLessThan(total(none))
    const { cartVersion } = await ann.fillCart(['edamame'])
    expect(await ann.call(contract.order.recalculation, chosen)).toMatchObject({
      refused: 'cartMoved',
      data: { cartVersion },
    })
  })

  test('The total of ten dishes is refused for an order of one (O5)', async () => {
    const ann = app.guest()
    const ten = await ann.fillCart([{ foodId: 'edamame', quantity: 10 }])
    const expectedTotal = total(await ann.must(contract.order.calculate, input(ten, ['us-five-off'])))
    await ann.changeCart(1, [{ foodId: 'edamame', quantity: 9 }])
    const one = await ann.cart()
    const chosen = { ...atVenue, executeList: ['us-five-off'], expectedTotal }
    expect(refusedAs(await ann.submit(ten, chosen))).toBe('cartMoved')
    expect(await ann.submit(one, chosen)).toMatchObject({ refused: 'priceChanged', data: { was: expectedTotal } })
    expect(dataOf(await ann.submit(one, atVenue))).toMatchObject({ totalPaidAmount: total(one) })
  })

  test('An older, newer, malformed or missing cart version and another guest’s cart are refused (O6)', async () => {
    const ann = app.guest()
    await ann.fillCart(['edamame'])
    const cart = await ann.fillCart(['edamame'])
    const withVersion = async (cartVersion: unknown) =>
      refusedAs(await ann.submit(cart, { ...atVenue, cartVersion: cartVersion as number }))
    expect(await withVersion(cart.cartVersion - 1)).toBe('cartMoved')
    expect(await withVersion(cart.cartVersion + 1)).toBe('cartMoved')
    for (const odd of [-1, 1.5, '2', null, undefined, 2 ** 31, {}]) expect(await withVersion(odd)).toBe('invalidInput')
    const foreign = await app.guest().fillCart(['edamame'])
    expect(refusedAs(await ann.submit(foreign, atVenue))).toBe('nothingToOrder')
    expect(refusedAs(await ann.submit(cart, atVenue))).toBe('done')
  })

  test('A time zone sent by the phone starts no happy hour (T1)', async () => {
    const ann = app.guest()
    const zone = { acceptTimezone: 'Europe/Moscow', timeZone: 'Europe/Moscow' }
    const { calculation } = await ann.fillCart([{ foodId: 'cola', ...zone } as { foodId: string }])
    expect(calculation.executeList).toEqual([])
    app.clock.set(Date.parse('2026-11-20T21:00:00Z'))
    expect((await ann.cart()).calculation.executeList).toMatchObject([{ discountId: 'us-happy-hour' }])
  })
})
