import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

const database = testDatabase({ max: 20 })
const processes: WholeHouse[] = []
let turn = 0
beforeAll(async () => {
  for (let at = 0; at < 2; at += 1) processes.push(await wholeHouse(database()))
}, 60_000)
afterAll(async () => {
  for (const one of processes) await one.close()
})

const DISH = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }
const pickup = { shopId: 101, businessType: 1300 }
const UNKNOWN = 'CART-03-0001'
const LOCKED = 'CART-03-0002'

interface Said {
  code: string
  data: Record<string, unknown>
}
interface Cart {
  cartId: string
  cartVersion: number
  people: number
  mayOrder?: false
  group?: { isHost: boolean; standing: string }
  shared: { me: string; sessionId: string }
  calculation: {
    items: { itemKey: string; addedBy: string; remark: string; giftOf?: string }[]
    totalPaidAmount: number
  }
}

interface Phone {
  ask(path: string, body: object, requestId?: string): Promise<Said>
  add(group: string, remark: string): Promise<Said>
  cart(group: string): Promise<Cart>
}

async function phone(): Promise<Phone> {
  const token = (await processes[0]?.guest()) ?? ''
  const input: Phone['ask'] = async (path, body, requestId = randomUUID()) => {
    const process = processes[turn++ % processes.length]
    const reply = await process?.ask(`/api/order/${path}`, body, { token, 'x-request-id': requestId })
    return reply?.body as unknown as Said
  }
  const at = (group: string) => ({ ...pickup, vtId: group })
  return {
    ask: input,
    add: (group, remark) =>
      input('cart/modify', { ...at(group), modifyType: 0, cartItems: [{ ...DISH, remark, quantity: 1 }] }),
    cart: async group => (await input('cart/query', at(group))).data as unknown as Cart,
  }
}

async function begun(minutes = 30): Promise<{ host: Phone; code: string }> {
  const host = await phone()
  const { data } = await host.ask('group/create', { ...pickup, nick: 'Ana', minutes })
  return { host, code: String(data['code']) }
}
async function friend(code: string, nick = 'Ben'): Promise<Phone> {
  const one = await phone()
  expect((await one.ask('group/join', { code, nick })).code).toBe('000')
  return one
}
const submit = (caller: Phone, cart: Cart) =>
  caller.ask('or/submit', {
    ...pickup,
    cartId: cart.cartId,
    cartVersion: cart.cartVersion,
    orderType: 1300,
    dinnerTime: 'asap',
    expectedTotal: cart.calculation.totalPaidAmount,
    contact: { phoneNumber: '2125550123', countryCode: '1', isoCode: 'US', firstName: 'Ana', lastName: '' },
    paymentMethod: 'out-line',
  })
const remarks = (cart: Cart) => cart.calculation.items.filter(it => it.giftOf === undefined).map(it => it.remark)

describe('ordering together by link', () => {
  it('has one cart for all, and shows who chose what · CART-11', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    const [seen, other] = [await host.cart(code), await ben.cart(code)]
    expect([seen.cartId, remarks(seen)]).toEqual([other.cartId, ['hers', 'his']])
    expect(other.calculation.items.map(it => it.addedBy)).toEqual([seen.shared.me, 'me'])
    expect([seen.people, seen.group?.isHost, other.group?.isHost, other.mayOrder]).toEqual([2, true, false, false])
  })

  it('its code is of 80 random bits, and another’s cart is as unknown as none · S8, A1', async () => {
    const { code } = await begun()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    const stranger = await phone()
    const none = '0'.repeat(16)
    const codes = await Promise.all([code, none].map(async it => (await stranger.add(it, '')).code))
    expect(codes).toEqual(['CART-01-0018', 'CART-01-0018'])
    expect((await stranger.ask('group/detail', { code: none })).code).toBe(UNKNOWN)
    for (const call of ['lock', 'cancel']) {
      expect((await stranger.ask(`group/${call}`, { code, locked: true })).code).toBe(UNKNOWN)
    }
  })

  it('who holds the link reads who invites and until when, and nothing of the others · A4', async () => {
    const { host, code } = await begun()
    await friend(code)
    const { data } = await (await phone()).ask('group/detail', { code })
    expect(data).toMatchObject({ host: { nick: 'Ana' }, standing: 'open', joined: false, persons: [] })
    const text = JSON.stringify([data, (await host.ask('group/detail', { code })).data])
    expect(text).not.toMatch(/[gc]:[\da-f-]{3}|2125550123/)
  })

  it('each changes their own dishes, the host all; emptying takes out one’s own · CART-11', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    const [hers, his] = (await host.cart(code)).calculation.items
    const change = (caller: Phone, itemKey?: string) =>
      caller.ask('cart/modify', { ...pickup, vtId: code, modifyType: 1, cartItems: [{ itemKey, quantity: 1 }] })
    expect((await change(ben, hers?.itemKey)).code).toBe('CART-03-0007')
    await ben.ask('cart/clear', { ...pickup, vtId: code })
    expect(remarks(await host.cart(code))).toEqual(['hers'])
    await ben.add(code, 'his')
    expect((await change(host, his?.itemKey)).code).toBe('000')
    expect(remarks(await host.cart(code))).toEqual(['hers'])
  })

  it('locked, friends change nothing and nobody joins, until the host lets it go on', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await ben.add(code, 'his')
    expect((await ben.ask('group/lock', { code, locked: true })).code).toBe('CART-03-0004')
    expect((await host.ask('group/lock', { code, locked: true })).data).toMatchObject({ standing: 'locked' })
    expect([(await ben.add(code, 'late')).code, (await (await phone()).ask('group/join', { code })).code]).toEqual([
      LOCKED,
      LOCKED,
    ])
    expect((await host.add(code, 'hers')).code).toBe('000')
    await host.ask('group/lock', { code, locked: false })
    expect((await ben.add(code, 'again')).code).toBe('000')
  })

  it('the host alone orders it, once; the others hear what became of it, not where it goes · O3, A1', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await ben.add(code, 'his')
    const cart = await host.cart(code)
    expect((await submit(ben, cart)).code).toBe('OMS-20-1015')
    const ordered = await Promise.all([submit(host, cart), submit(host, cart), submit(host, cart)])
    expect(new Set(ordered.map(it => it.data['orderId'])).size).toBe(1)
    const orderId = ordered[0]?.data['orderId']
    const { data } = await ben.ask('group/detail', { code })
    expect(data).toMatchObject({ standing: 'ordered', order: { state: 'placed' } })
    expect(JSON.stringify(data)).not.toContain('2125550123')
    expect((await ben.ask('or/queryOrderDetail', { orderId })).code).toBe('COM-00-0404')
    expect([(await ben.add(code, 'late')).code, (await host.add(code, 'late')).code]).toEqual([LOCKED, LOCKED])
  })

  it('a cart that a friend changed meanwhile is not ordered unseen · CART-15, O6', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await ben.add(code, 'his')
    const seen = await host.cart(code)
    await ben.add(code, 'more')
    expect((await submit(host, seen)).code).toBe('10004')
    expect((await submit(host, await host.cart(code))).code).toBe('000')
  })

  it('who leaves takes their dishes along; who began it calls it off', async () => {
    const { host, code } = await begun()
    const ben = await friend(code)
    await host.add(code, 'hers')
    await ben.add(code, 'his')
    expect((await ben.ask('group/leave', { code })).data).toMatchObject({ joined: false })
    expect(remarks(await host.cart(code))).toEqual(['hers'])
    expect((await host.ask('group/leave', { code })).code).toBe('CART-03-0005')
    expect((await host.ask('group/cancel', { code })).data).toMatchObject({ standing: 'cancelled' })
    expect([(await host.add(code, '')).code, (await ben.ask('group/join', { code })).code]).toEqual([
      'CART-01-0018',
      UNKNOWN,
    ])
  })

  it('takes 20 phones, and loses nothing they were told was saved · S4, C1', async () => {
    const { code } = await begun()
    const phones = await Promise.all(Array.from({ length: 22 }, () => phone()))
    const joined = await Promise.all(phones.map((one, at) => one.ask('group/join', { code, nick: `F${at}` })))
    expect(joined.filter(it => it.code === '000')).toHaveLength(19)
    expect(joined.filter(it => it.code === 'CART-03-0003')).toHaveLength(3)
    const inside = phones.filter((_, at) => joined[at]?.code === '000')
    const added = await Promise.all(inside.map((one, at) => one.add(code, `of ${at}`)))
    expect(added.map(it => it.code)).toEqual(inside.map(() => '000'))
    expect(remarks((await inside[0]?.cart(code)) as Cart)).toHaveLength(19)
  })
})
