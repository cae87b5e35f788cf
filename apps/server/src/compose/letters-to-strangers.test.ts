import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askerWith, customerOf } from '../testing/access/asker.ts'
import { testDatabase } from '../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

const database = testDatabase()
let house: WholeHouse

beforeAll(async () => {
  house = await wholeHouse(database(), { TRUST_PROXY: 'true' })
})
afterAll(() => house.close())

const TOO_MANY = 'COM-00-0429'
/** The same address, each time in other letters. */
const spelled = (i: number): string =>
  [...'stranger'].map((sign, at) => ((i >> at) % 2 === 0 ? sign : sign.toUpperCase())).join('') + '@mail.test'

test('nobody has a stranger’s address filled with letters about bookings, however it is spelled and whoever asks · U1', async () => {
  const codes = []
  for (let i = 0; i < 22; i += 1) {
    const phoneNumber = `212555${String(1000 + i)}`
    const contact = { firstName: 'Ann', lastName: 'B', phoneNumber, countryCode: '1', isoCode: 'US', email: spelled(i) }
    const headers = { token: await house.guest(), 'x-forwarded-for': `192.0.2.${i}`, 'x-request-id': randomUUID() }
    const input = { shopId: 101, partySize: 2, contact }
    codes.push((await house.ask('/api/booking/waitlist/join', input, headers)).body.code)
  }
  expect(codes.map(code => code === TOO_MANY)).toEqual([...codes.slice(0, 20).map(() => false), true, true])
})

test('nor with gifts · X2', async () => {
  const maya = await customerOf(house, database(), 5001)
  const { cards } = await maya.get<{ cards: { cardId: string }[] }>('/api/crm/giftcard/myGiftCard', {})
  const cardId = cards[0]?.cardId
  const friend = (i: number) => ({ recipient: 'Bo', from: 'Ann', recipientEmail: spelled(i) })
  const sent = await maya.get<{ sendId: string }>('/api/crm/giftcard/send', { cardId, forFriendInfo: friend(0) })
  await database().inTx(tx => tx.query({ name: 'forget_tries', text: 'delete from rate_limit' }, []))
  // Every send of the day counts for where it goes, whoever sends it.
  const key = `gift-send-to:${spelled(0)}`
  const counted = `insert into rate_limit (corporation_id, key, window_start, used)
    values (1000, $1, to_timestamp(floor(extract(epoch from now()) / 86400) * 86400), 6)`
  await database().inTx(tx => tx.query({ name: 'sent_before', text: counted }, [key]))
  const again = { sendId: sent.sendId, recipientEmail: spelled(5) }
  expect((await askerWith(house, maya.token).ask('/api/crm/giftcard/sendAgain', again)).code).toBe(TOO_MANY)
})
