import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { BOOKING_NOON, bookingKitchen, bookingSteps, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: bookingKitchen(), clock: BOOKING_NOON })
const { booked } = bookingSteps(app)
const office = app.staff('brand')
const manager = app.staff('manager')
const shop = { shopId: SHOP }

const served = async (by = office) => (await by.must(contract.member.servedMembers, shop)).members

test('Allergies and pinned notes of a member are shown on the open order, and audited without their text (CARD-18, L2)', async () => {
  const member = await app.member()
  const at = { ...shop, customerId: member.customerId }
  await office.must(contract.member.addMemberNote, { ...at, text: 'Likes tea', pinned: false })
  const { orderId } = await member.order()
  await member.pay(orderId)
  await app.settle()
  expect(await served()).toEqual([])

  const { notes } = await office.must(contract.member.addMemberNote, { ...at, text: 'Allergic to nuts', pinned: true })
  expect(await served()).toMatchObject([
    { customerId: member.customerId, allergies: '', notes: [{ text: 'Allergic to nuts' }], orderIds: [orderId] },
  ])
  const [line] = await app.sql(`select after::text from audit_line where after::text like '%${notes[0]?.noteId}%'`)
  expect(line?.['after']).toContain('true')
  expect(line?.['after']).not.toContain('nuts')

  await manager.reject(orderId)
  await app.settle()
  expect(await served()).toEqual([])
})

test('Notes of a member are shown on the booking, and at the table once the party is seated (CARD-18)', async () => {
  const member = await app.member()
  await app.sql(`update customer set allergies = 'Sesame' where customer_id = ${member.customerId}`)
  const { bookingId } = await booked(member, {})
  expect(await served()).toMatchObject([
    { customerId: member.customerId, allergies: 'Sesame', notes: [], bookingIds: [bookingId], tableIds: [] },
  ])
  const { tableIds } = await manager.must(contract.booking.seatBooking, { bookingId, early: true })
  expect(await served()).toMatchObject([{ bookingIds: [bookingId], tableIds }])
  await manager.must(contract.booking.finishBooking, { bookingId })
  expect(await served()).toEqual([])
})

test('Employees without the right to see members read no notes (CARD-18, A5)', async () => {
  expect(await app.staff().call(contract.member.servedMembers, shop)).toMatchObject({ refused: 'rightMissing' })
})

test('No note remains of a member who is erased while twenty people note something (CARD-18, CARD-13)', async () => {
  for (let round = 0; round < 3; round += 1) {
    const member = await app.member()
    const at = { ...shop, customerId: member.customerId }
    const { mark } = await office.must(contract.member.checkEraseMember, at)
    const answers = await twenty(async i =>
      refusedAs(
        i === 7
          ? await office.call(contract.member.eraseMember, { ...at, mark, reason: 'Asked by phone' })
          : await office.call(contract.member.addMemberNote, { ...at, text: `Note ${i}`, pinned: true }),
      ),
    )
    expect(answers[7]).toBe('done')
    expect(answers.every(answer => answer === 'done' || answer === 'notFound')).toBe(true)
    const [left] = await app.sql(`select count(*) from member_note where customer_id = ${member.customerId}`)
    expect(Number(left?.['count'])).toBe(0)
  }
})
