import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { friendAt, newGiftCard, refusedAs, SHOP, type TestGuest, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T17:00:00Z' })
/** One address in different letters. */
const spelled = (at: number): string =>
  `${[...'stranger'].map((sign, bit) => ((at >> bit) % 2 === 0 ? sign : sign.toUpperCase())).join('')}@mail.test`

test('One address gets at most 80 messages a day about bookings, however it is spelled and from however many networks (U1)', async () => {
  const answers = []
  for (let at = 0; at < 82; at += 1) {
    const phoneNumber = `212555${String(1000 + at)}`
    const contact = {
      firstName: 'Ann',
      lastName: 'B',
      phoneNumber,
      countryCode: '1',
      isoCode: 'US',
      email: spelled(at),
    }
    const guest = app.guest({ ip: `192.0.2.${at}` })
    answers.push(refusedAs(await guest.call(contract.booking.joinWaitlist, { shopId: SHOP, partySize: 2, contact })))
  }
  expect(answers.map(answer => answer === 'tooMany')).toEqual([...Array.from({ length: 80 }, () => false), true, true])
})

test('A stranger who types a phone number many times does not keep its owner from booking (U1)', async () => {
  const contact = {
    firstName: 'Ann',
    lastName: 'B',
    phoneNumber: '2125550188',
    countryCode: '1',
    isoCode: 'US',
    email: '',
  }
  const join = async (guest: TestGuest) =>
    refusedAs(await guest.call(contract.booking.joinWaitlist, { shopId: SHOP, partySize: 2, contact }))
  const stranger = app.guest()
  const answers: string[] = []
  for (let at = 0; at < 41; at += 1) answers.push(await join(stranger))
  expect(answers.at(-1)).toBe('tooMany')
  expect(await join(app.guest())).toBe('done')
})

test('Gifts of strangers to an address leave a friend’s budget alone; the friend’s own are bounded, however it is spelled (X2)', async () => {
  const ann = app.customer()
  const input = { cardId: await newGiftCard(app, ann), forFriendInfo: friendAt('first@mail.test') }
  const { sendId } = await ann.must(contract.giftcard.send, input)
  for (let at = 0; at < 6; at += 1) {
    const other = app.customer()
    await other.must(contract.giftcard.send, {
      cardId: await newGiftCard(app, other),
      forFriendInfo: friendAt(spelled(at)),
    })
  }
  const sentAgain: string[] = []
  for (let at = 0; at < 7; at += 1) {
    sentAgain.push(refusedAs(await ann.call(contract.giftcard.sendAgain, { sendId, recipientEmail: spelled(9 + at) })))
    app.clock.advance(61_000)
  }
  expect([sentAgain[0], sentAgain.at(-1)]).toEqual(['done', 'tooMany'])
})
