import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, dataOf, testApp, EDAMAME, SHOP, contact, type SharedCart } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const pickup = { shopId: SHOP, businessType: 1300 } as const
const UNKNOWN = 'groupUnknown'
const LOCKED = 'groupLocked'

/** A guest with the steps of a group order, which is named by its code. */
function phone() {
  const guest = app.guest()
  const at = (code: string) => ({ ...pickup, vtId: code })
  return {
    ...guest,
    add: (code: string, remark: string) =>
      guest.call(contract.cart.modify, { ...at(code), modifyType: 0, cartItems: [{ ...EDAMAME, remark }] }),
    cart: async (code: string) => (await guest.must(contract.cart.query, at(code))) as SharedCart,
  }
}
type Guest = ReturnType<typeof phone>

async function startGroup() {
  const host = phone()
  const { code } = await host.must(contract.group.create, { ...pickup, nick: 'Ana', minutes: 30 })
  return { host, code }
}
async function friend(code: string, nick = 'Ben'): Promise<Guest> {
  const one = phone()
  await one.must(contract.group.join, { code, nick })
  return one
}
const submit = (caller: Guest, cart: SharedCart) =>
  caller.submit(cart, {
    contact: { ...contact, phoneNumber: PHONE, countryCode: '1', isoCode: 'US' },
    paymentMethod: 'out-line',
  })
const PHONE = '2125550123'
const remarks = (cart: SharedCart) => cart.calculation.items.filter(it => it.giftOf === undefined).map(it => it.remark)

describe('Ordering together by link', () => {
  test('Has one cart for all, and shows each person’s choices (CART-11)', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    const [seen, other] = [await host.cart(code), await ben.cart(code)]
    expect([seen.cartId, remarks(seen)]).toEqual([other.cartId, ['hers', 'his']])
    expect(other.calculation.items.map(it => it.addedBy)).toEqual([seen.shared.me, 'me'])
    expect([seen.people, seen.group?.isHost, other.group?.isHost, other.mayOrder]).toEqual([2, true, false, false])
  })

  test('Its code has 80 random bits, and another’s cart is answered as unknown (S8, A1)', async () => {
    const { code } = await startGroup()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    const stranger = phone()
    const none = '0'.repeat(16)
    const codes = await Promise.all([code, none].map(async it => refusedAs(await stranger.add(it, ''))))
    expect(codes).toEqual(['seatNeeded', 'seatNeeded'])
    expect(refusedAs(await stranger.call(contract.group.detail, { code: none }))).toBe(UNKNOWN)
    expect(refusedAs(await stranger.call(contract.group.lock, { code, locked: true }))).toBe(UNKNOWN)
    expect(refusedAs(await stranger.call(contract.group.cancel, { code }))).toBe(UNKNOWN)
  })

  test('The holder of the link sees the host and the deadline, and nothing of the others (A4)', async () => {
    const { host, code } = await startGroup()
    await friend(code)
    const data = await phone().must(contract.group.detail, { code })
    expect(data).toMatchObject({ host: { nick: 'Ana' }, standing: 'open', joined: false, persons: [] })
    const text = JSON.stringify([data, await host.must(contract.group.detail, { code })])
    expect(text).not.toMatch(/[gc]:[\da-f-]{3}|2125550123/)
  })

  test('Guests change their own dishes, the host all; emptying removes the guest’s own (CART-11)', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    const [hers, his] = (await host.cart(code)).calculation.items
    const change = (caller: Guest, itemKey = '') =>
      caller.call(contract.cart.modify, { ...pickup, vtId: code, modifyType: 1, cartItems: [{ itemKey, quantity: 1 }] })
    expect(refusedAs(await change(ben, hers?.itemKey))).toBe('lineOfOther')
    await ben.call(contract.cart.clear, { ...pickup, vtId: code })
    expect(remarks(await host.cart(code))).toEqual(['hers'])
    await ben.add(code, 'his')
    expect(refusedAs(await change(host, his?.itemKey))).toBe('done')
    expect(remarks(await host.cart(code))).toEqual(['hers'])
  })

  test('While locked, friends change nothing and no guest joins, until the host unlocks it', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await ben.add(code, 'his')
    expect(refusedAs(await ben.call(contract.group.lock, { code, locked: true }))).toBe('groupHostOnly')
    expect(await host.must(contract.group.lock, { code, locked: true })).toMatchObject({ standing: 'locked' })
    expect([
      refusedAs(await ben.add(code, 'late')),
      refusedAs(await phone().call(contract.group.join, { code })),
    ]).toEqual([LOCKED, LOCKED])
    expect(refusedAs(await host.add(code, 'hers'))).toBe('done')
    await host.call(contract.group.lock, { code, locked: false })
    expect(refusedAs(await ben.add(code, 'again'))).toBe('done')
  })

  test('The host alone orders it, once; the others see the result, not the address (O3, A1)', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await ben.add(code, 'his')
    const cart = await host.cart(code)
    expect(refusedAs(await submit(ben, cart))).toBe('nothingToOrder')
    const ordered = await Promise.all([submit(host, cart), submit(host, cart), submit(host, cart)])
    expect(new Set(ordered.map(it => dataOf(it).orderId)).size).toBe(1)
    const orderId = dataOf(ordered[0]).orderId
    const data = await ben.must(contract.group.detail, { code })
    expect(data).toMatchObject({ standing: 'ordered', order: { state: 'placed' } })
    expect(JSON.stringify(data)).not.toContain('2125550123')
    expect(refusedAs(await ben.call(contract.order.queryOrderDetail, { orderId }))).toBe('notFound')
    expect([refusedAs(await ben.add(code, 'late')), refusedAs(await host.add(code, 'late'))]).toEqual([LOCKED, LOCKED])
  })

  test('A cart that a friend has changed is not ordered unseen (CART-15, O6)', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await ben.add(code, 'his')
    const seen = await host.cart(code)
    await ben.add(code, 'more')
    expect(refusedAs(await submit(host, seen))).toBe('cartChanged')
    expect(refusedAs(await submit(host, await host.cart(code)))).toBe('done')
  })

  test('A leaving guest takes their dishes along; the host’s leaving cancels the order', async () => {
    const { host, code } = await startGroup()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    expect(await ben.must(contract.group.leave, { code })).toMatchObject({ joined: false })
    expect(remarks(await host.cart(code))).toEqual(['hers'])
    expect(refusedAs(await host.call(contract.group.leave, { code }))).toBe('groupHostStays')
    expect(await host.must(contract.group.cancel, { code })).toMatchObject({ standing: 'cancelled' })
    expect([refusedAs(await host.add(code, '')), refusedAs(await ben.call(contract.group.join, { code }))]).toEqual([
      'seatNeeded',
      UNKNOWN,
    ])
  })

  test('Takes 20 phones, and loses no acknowledged change (S4, C1)', async () => {
    const { code } = await startGroup()
    const phones = Array.from({ length: 22 }, phone)
    const joined = await Promise.all(phones.map((one, at) => one.call(contract.group.join, { code, nick: `F${at}` })))
    expect(joined.filter(it => refusedAs(it) === 'done')).toHaveLength(19)
    expect(joined.filter(it => refusedAs(it) === 'groupFull')).toHaveLength(3)
    const inside = phones.filter((_, at) => refusedAs(joined[at]) === 'done')
    const added = await Promise.all(inside.map((one, at) => one.add(code, `of ${at}`)))
    expect(added.map(refusedAs)).toEqual(inside.map(() => 'done'))
    expect(remarks(await (inside[0] as Guest).cart(code))).toHaveLength(19)
  })
})
