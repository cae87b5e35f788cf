import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { friendAt, newGiftCard, refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-22T17:00:00Z' })
/** One address in different letters. */
const spelled = (at: number): string =>
  `${[...'stranger'].map((sign, bit) => ((at >> bit) % 2 === 0 ? sign : sign.toUpperCase())).join('')}@mail.test`

test('One address gets at most 20 messages about bookings, however it is spelled and whoever sends them (U1)', async () => {
  const answers = []
  for (let at = 0; at < 22; at += 1) {
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
  expect(answers.map(answer => answer === 'tooMany')).toEqual([...Array.from({ length: 20 }, () => false), true, true])
})

test('Gifts sent again to one address count for it, whoever sends them and however it is spelled (X2)', async () => {
  const ann = app.customer()
  const input = { cardId: await newGiftCard(app, ann), forFriendInfo: friendAt('first@mail.test') }
  const { sendId } = await ann.must(contract.giftcard.send, input)
  // Six others have sent to the address today.
  for (let at = 0; at < 6; at += 1) {
    const other = app.customer()
    const forFriendInfo = friendAt(spelled(at))
    await other.must(contract.giftcard.send, { cardId: await newGiftCard(app, other), forFriendInfo })
  }
  const again = { sendId, recipientEmail: spelled(9) }
  expect(await ann.call(contract.giftcard.sendAgain, again)).toMatchObject({ refused: 'tooMany' })
})
