import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import type { TestStaff } from '../test-app.ts'
import type { Dice } from './dice.ts'
import { pay } from './payments.ts'
import { type Action, send, isRefusal, noteIfAlone, type World } from './world.ts'

const contact = { firstName: 'Ann', phoneNumber: '12025550143', isoCode: 'US' }

/** A booking of a random free time of the next days; a large party pays a deposit. */
async function book(world: World, dice: Dice): Promise<void> {
  const { shopId } = world
  const person = dice.pick([...world.guests, ...world.members])
  const wish = { shopId, partySize: dice.int(2, 8) }
  const first = await send(world, person, contract.booking.availability, wish)
  const days = isRefusal(first) ? [] : first.days.filter(one => one.open).slice(0, 3)
  if (days.length === 0) return
  const offered = await send(world, person, contract.booking.availability, { ...wish, date: dice.pick(days).date })
  const times = isRefusal(offered) ? [] : offered.times.filter(one => !one.full)
  if (isRefusal(offered) || times.length === 0) return
  const created = await send(world, person, contract.booking.create, {
    ...wish,
    start: dice.pick(times).start,
    contact,
    depositAmount: money(offered.deposit?.amount ?? 0),
  })
  if (isRefusal(created)) {
    if (created.refused === 'depositChanged')
      noteIfAlone(world, `booking: ${JSON.stringify([offered.deposit, created])}`)
    return
  }
  world.bookings.push({ bookingId: created.bookingId, start: created.start, person })
  if (!offered.deposit) return
  const deposit = { orderId: created.bookingId, businessType: 2004 as const, person }
  world.toPay.push(deposit)
  if (dice.chance(80)) await pay(world, dice, deposit)
}

type Booking = World['bookings'][number]

/** A step with a booking of the sequence. */
const onBooking =
  (act: (world: World, dice: Dice, booking: Booking, staff: TestStaff) => Promise<unknown>): Action =>
  async (world, dice) => {
    const [booking] = dice.some(world.bookings, 1)
    if (booking) await act(world, dice, booking, dice.pick(world.staff))
  }

export const reservationActions: Record<string, Action> = {
  book,
  cancelBooking: onBooking((world, dice, { bookingId, person }, staff) =>
    dice.chance(50)
      ? send(world, person, contract.booking.cancel, { bookingId })
      : send(world, staff, contract.booking.cancelBooking, { bookingId, reason: 'closed' }),
  ),
  seatBooking: onBooking((world, _, { bookingId }, staff) =>
    send(world, staff, contract.booking.seatBooking, { bookingId, early: true, sameParty: true }),
  ),
  finishBooking: onBooking((world, _, { bookingId }, staff) =>
    send(world, staff, contract.booking.finishBooking, { bookingId }),
  ),
  missBooking: onBooking(async (world, dice, { bookingId, start }, staff) => {
    if (dice.chance(60)) world.app.clock.advance(Math.max(0, Date.parse(start) + 1_800_000 - world.app.clock()))
    await send(world, staff, contract.booking.noShowBooking, { bookingId })
    if (dice.chance(70)) await send(world, staff, contract.booking.settleDeposit, { bookingId, keep: dice.chance(50) })
  }),
}
