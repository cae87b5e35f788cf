import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { BOOKING_NOON, bookingKitchen, bookingSteps, bookingInput } from '../../testing/index.ts'
import { passJsonOf, valuesOf } from '../../testing/pass-standins.ts'
import { deliver, iphone, passApp, passOf } from './pass-app.ts'

const { app, wallets } = await passApp({ brand: bookingKitchen(), clock: BOOKING_NOON })
const { person, booked } = bookingSteps(app)

test('A booking’s pass follows a new time and is voided when the booking is cancelled (CARD-9, BOOK-1)', async () => {
  const ada = person()
  const { bookingId, version, bookingNo } = await booked(ada)
  const pass = await passOf(ada, 'BOOKING', bookingId)
  expect(valuesOf(pass)).toMatchObject({ time: '2026-11-24T18:00:00+00:00', people: 2, number: bookingNo })
  expect(pass.barcodes?.[0]?.message).toBe(bookingNo)
  const phone = iphone(app, 'phone-ada', pass.passTypeIdentifier)
  await phone.register(pass, 'ab'.repeat(32))
  const later = '2026-11-24T19:00:00.000Z'
  await ada.must(contract.booking.update, { ...bookingInput({ start: later }), bookingId, version })
  await deliver(app)
  expect(valuesOf(passJsonOf((await phone.latest(pass)).rawPayload))).toMatchObject({
    time: '2026-11-24T19:00:00+00:00',
  })
  await ada.must(contract.booking.cancel, { bookingId })
  await deliver(app)
  expect(passJsonOf((await phone.latest(pass)).rawPayload)).toMatchObject({ voided: true })
  expect(wallets.push.pushes).toHaveLength(2)
})

test('A guest’s passes move to the account that the guest signs in to (CARD-9, LOGIN-3)', async () => {
  const ada = person()
  const { bookingId } = await booked(ada)
  const pass = await passOf(ada, 'BOOKING', bookingId)
  const account = app.customer()
  await account.opened()
  await app.db.inTx(async tx => {
    await app.modules.booking.claimBookings(tx, 1, ada.owner, account.owner, new Date(app.clock()))
    await app.modules.pass.claimPasses(tx, 1, ada.owner, account.owner)
  })
  await deliver(app)
  const own = await passOf(account, 'BOOKING', bookingId)
  expect(own.serialNumber).toBe(pass.serialNumber)
  expect(own).not.toHaveProperty('voided')
})
