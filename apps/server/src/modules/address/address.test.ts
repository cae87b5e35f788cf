import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Guest } from '../../platform/http/index.ts'
import { testDatabase } from '../../testing/index.ts'
import { testCustomer, testGuest } from '../../testing/test-caller.ts'
import { type AddressModule, createAddressBook } from './index.ts'

const database = testDatabase()
const shop = {
  point: { latitude: 51.52, longitude: -0.07 },
  readyMinutes: 20,
  deliveryZones: [
    {
      zoneId: 'near',
      name: {},
      shape: { kind: 'circle', radius: 2000 },
      fee: money(300),
      minimumDeliveryFee: money(1500),
    },
  ],
} as unknown as ShopConfig
const draft = {
  countryCode: 'GB',
  admin: '',
  city: 'London',
  dependentLocality: '',
  postcode: 'e1 6an',
  street1: '1 Rose Lane',
  street2: '',
  organization: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '07400 123456',
  isoCode: 'GB',
  label: 'home',
  notes: 'Ring twice',
  isDefault: false,
}
const lastAddresses = new Map<string, string>()
let book: AddressModule

const fresh = (caller: Guest): Guest => ({ ...caller, requestId: crypto.randomUUID() })
const create = (caller: Guest, changes: object = {}) => book.handlers.create(fresh(caller), { ...draft, ...changes })
const createAddress = async (caller: Guest, changes: object = {}) => {
  const answer = await create(caller, changes)
  if (isRefusal(answer) || !('addressId' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const query = async (caller: Guest, shopId?: number) => {
  const answer = await book.handlers.query(caller, { shopId })
  if (isRefusal(answer) || !('addresses' in answer)) throw new Error(JSON.stringify(answer))
  return answer.addresses
}

beforeAll(() => {
  book = createAddressBook({
    db: database(),
    clock: systemClock,
    maps: {},
    limits: { tryUse: async () => true },
    lastAddressOf: async (_db, _corporationId, owner) => lastAddresses.get(owner),
    shopOf: async (_corporationId, shopId) => (shopId === 7 ? { config: shop, takesNow: true } : undefined),
  })
})

describe('A person’s own addresses', () => {
  test('Are stored normalized, with the phone in its international form, written as in its country', async () => {
    const address = await createAddress(testGuest())
    expect(address).toMatchObject({
      postcode: 'E1 6AN',
      phoneNumber: '+447400123456',
      isDefault: true,
      lines: ['1 Rose Lane', 'London', 'E1\u00a06AN'],
    })
    expect(address).not.toHaveProperty('latitude')
  })

  test('A field required by the country is named, and no other field', async () => {
    const caller = testGuest()
    expect(await create(caller, { city: '' })).toMatchObject({
      refused: 'addressIncomplete',
      field: 'city',
      params: { field: 'city' },
    })
    expect(await create(caller, { countryCode: 'US', admin: '' })).toMatchObject({ field: 'admin' })
    expect(await create({ ...caller, language: 'zh_CN' }, { street1: '' })).toMatchObject({
      params: { field: '街道和门牌号' },
    })
    expect(await create(caller, { countryCode: 'KW', postcode: '' })).toHaveProperty('addressId')
  })

  test('An impossible phone number is refused; none is accepted', async () => {
    const caller = testGuest()
    expect(await create(caller, { phoneNumber: '123' })).toMatchObject({
      refused: 'phoneInvalid',
      field: 'phoneNumber',
    })
    expect(await create(caller, { isoCode: 'ZZ' })).toMatchObject({ refused: 'phoneInvalid' })
    expect(await create(caller, { phoneNumber: '' })).toMatchObject({ phoneNumber: '' })
  })

  test('One is the default at any time: the first, then the chosen one, then the newest remaining', async () => {
    const caller = testGuest()
    const first = await createAddress(caller)
    const second = await createAddress(caller, { isDefault: true })
    expect((await query(caller)).map(a => [a.addressId, a.isDefault])).toEqual([
      [second.addressId, true],
      [first.addressId, false],
    ])
    await book.handlers.remove(fresh(caller), { addressId: second.addressId })
    expect((await query(caller)).map(a => a.isDefault)).toEqual([true])
  })

  test('Fifty sent at once respect the limit and one default', async () => {
    const caller = testGuest()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(caller, { isDefault: true })))
    expect(answers.filter(answer => 'addressId' in answer)).toHaveLength(20)
    expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'addressesFull')).toHaveLength(30)
    expect((await query(caller)).filter(address => address.isDefault)).toHaveLength(1)
  })

  test('The repeated request keeps one address', async () => {
    const caller = testGuest()
    const [first, again] = [await book.handlers.create(caller, draft), await book.handlers.create(caller, draft)]
    expect(again).toEqual(first)
    expect(await query(caller)).toHaveLength(1)
  })

  test('Another person’s address is answered as unknown (A1)', async () => {
    const owner = testGuest()
    const { addressId } = await createAddress(owner)
    const never = '0190a000-0000-7000-8000-000000000000'
    for (const thief of [testGuest(), testCustomer(5), { ...testGuest(owner.session.owner, 2) }]) {
      const update = (id: string) => book.handlers.update(fresh(thief), { ...draft, addressId: id })
      const remove = (id: string) => book.handlers.remove(fresh(thief), { addressId: id })
      expect(await update(addressId)).toEqual(await update(never))
      expect(await remove(addressId)).toEqual(await remove(never))
      expect(await query(thief)).toEqual([])
    }
    expect(await query(owner)).toHaveLength(1)
  })

  test('Stores in reach come first; out of reach shows by how much (PRICE-6)', async () => {
    const caller = testGuest()
    await createAddress(caller, { label: 'far', latitude: 51.6, longitude: -0.07 })
    await createAddress(caller, { label: 'nowhere' })
    await createAddress(caller, { label: 'near', latitude: 51.525, longitude: -0.07 })
    const addresses = await query(caller, 7)
    expect(addresses.map(address => address.label)).toEqual(['near', 'nowhere', 'far'])
    expect(addresses[0]?.reach).toMatchObject({ kind: 'inReach', fee: 300, minimumDeliveryFee: 1500, readyMinutes: 25 })
    expect(addresses[1]?.reach).toEqual({ kind: 'unknown' })
    expect(addresses[2]?.reach).toMatchObject({ kind: 'outOfReach', beyond: expect.closeTo(6896, 0) })
    expect(await book.handlers.query(caller, { shopId: 99 })).toMatchObject({ refused: 'shopUnknown' })
  })

  test('A delivery knows the place, the address lines and the recipient; without a pin the postcode remains', async () => {
    const caller = testGuest()
    const { addressId } = await createAddress(caller, { latitude: 51.525, longitude: -0.07 })
    const bare = await createAddress(caller)
    const mine = { corporationId: 1, owner: caller.session.owner }
    expect(await book.placeOf(database(), mine, addressId, 'en_US')).toEqual({
      to: { latitude: 51.525, longitude: -0.07, postcode: 'E1 6AN', countryCode: 'GB' },
      lines: ['1 Rose Lane', 'London', 'E1\u00a06AN', 'Ring twice'],
      contact: { phoneNumber: '7400123456', countryCode: '44', isoCode: 'GB', firstName: 'Ada', lastName: 'Lovelace' },
    })
    expect((await book.placeOf(database(), mine, bare.addressId, 'en_US'))?.to).toEqual({
      postcode: 'E1 6AN',
      countryCode: 'GB',
    })
    expect(await book.placeOf(database(), { ...mine, owner: 'c:1' }, addressId, 'en_US')).toBeUndefined()
  })

  test('A name without a phone, or a phone without a name, is taken over as far as possible', async () => {
    const caller = testGuest()
    const at = { latitude: 51.525, longitude: -0.07 }
    const place = async (over: object) => {
      const { addressId } = await createAddress(caller, { ...at, ...over })
      return book.placeOf(database(), { corporationId: 1, owner: caller.session.owner }, addressId, 'en_US')
    }
    const nobody = { firstName: '', lastName: '' }
    const named = await place({ phoneNumber: '' })
    expect(named).toMatchObject({ contactBegun: { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '' } })
    expect(named).not.toHaveProperty('contact')
    const called = await place(nobody)
    expect(called).toMatchObject({ contactBegun: { ...nobody, isoCode: 'GB', phoneNumber: '7400123456' } })
    expect(called).not.toHaveProperty('contact')
    expect(await place({ ...nobody, phoneNumber: '' })).not.toHaveProperty('contactBegun')
  })

  test('Move with a guest into the account, whose own default stays (LOGIN-3)', async () => {
    const guest = testGuest()
    const account = testCustomer(77)
    const stored = await createAddress(account)
    await createAddress(guest, { label: 'work' })
    const move = () => database().inTx(tx => book.claimAddresses(tx, 1, guest.session.owner, account.session.owner))
    await move()
    await move()
    const addresses = await query(account)
    expect(addresses).toHaveLength(2)
    expect(addresses.filter(address => address.isDefault).map(address => address.addressId)).toEqual([stored.addressId])
    expect(await query(guest)).toEqual([])
  })
})

describe('The proposed address', () => {
  test('Is the one of the last delivery, else the default, and is `checked` on the wire (PRICE-6)', async () => {
    const caller = testGuest()
    const first = await createAddress(caller)
    const second = await createAddress(caller, { street1: '2 Rose Lane' })
    const checked = async (shopId?: number) =>
      (await query(caller, shopId)).filter(address => address.checked).map(({ addressId }) => addressId)
    expect(await checked()).toEqual([first.addressId])
    lastAddresses.set(caller.session.owner, second.addressId)
    expect(await checked()).toEqual([second.addressId])
    lastAddresses.set(caller.session.owner, crypto.randomUUID())
    expect(await checked()).toEqual([first.addressId])
  })

  test('Is never one that the store does not deliver to (PRICE-6)', async () => {
    const caller = testGuest()
    const far = await createAddress(caller, { latitude: 52.52, longitude: 13.4 })
    const near = await createAddress(caller, { latitude: 51.521, longitude: -0.071 })
    lastAddresses.set(caller.session.owner, far.addressId)
    const checked = async (shopId?: number) =>
      (await query(caller, shopId)).filter(address => address.checked).map(({ addressId }) => addressId)
    expect(await checked(7)).toEqual([])
    expect(await checked()).toEqual([far.addressId])
    lastAddresses.set(caller.session.owner, near.addressId)
    expect(await checked(7)).toEqual([near.addressId])
  })
})
