import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { codeTo, mail, refusedAs, solvedCaptcha, type TestGuest, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const OWNER = 'c:5001'
const EMAIL = 'maya@example.com'
/** A customer of the demo brand with orders, reviews, a card, gift cards, coupons, bookings and addresses. */
const maya = app.guest({ of: { owner: OWNER } })
const { closeAccount } = contract.auth

const look = () => maya.must(contract.auth.checkCloseAccount, {})

/** A ticket for a code sent to the account's own address. */
async function ticketFor(purpose: 'closeAccount' | 'ownContact'): Promise<string> {
  app.clock.advance(61_000)
  const captcha = await solvedCaptcha(maya)
  await maya.must(contract.auth.sendVerificationCode, { channel: 'email', captcha, purpose })
  const proof = { to: mail(EMAIL), purpose, code: await codeTo(app, EMAIL) }
  return (await maya.must(contract.auth.verifyCode, proof)).ticket
}
const close = (guest: TestGuest, ticket: string, mark: string) => guest.call(closeAccount, { ticket, mark })

test('An account with an order under way is not closed, and the reason is named (U3, U7)', async () => {
  await app.sql('update customer_order set ended_at = null where owner = $1', [OWNER])
  const { bars, mark } = await look()
  expect(bars).toEqual(['order'])
  const answer = await close(maya, await ticketFor('closeAccount'), mark)
  expect(answer).toMatchObject({ refused: 'accountBusy', data: { bars } })
  await app.sql('update customer_order set ended_at = changed_at where owner = $1', [OWNER])
  expect((await look()).bars).toEqual([])
})

test('Unclaimed transferred value is listed as lost too (CARD-4)', async () => {
  const before = (await look()).money
  const [card] = (await maya.must(contract.card.list, {})).cards
  await maya.must(contract.card.createTransfer, { cardId: card?.cardId ?? '', amount: 100, message: '' })
  expect((await look()).money).toEqual(before)
})

test('A code for another purpose, an outdated list of holdings and another’s ticket close nothing (U1)', async () => {
  const { mark, money, points, couponCount } = await look()
  expect(money.length).toBeGreaterThan(0)
  expect(points).toBeGreaterThan(0)
  expect(couponCount).toBeGreaterThan(0)
  const gone = { refused: 'ticketGone' }
  const other = await ticketFor('ownContact')
  expect(await close(maya, other, mark)).toMatchObject({ ...gone, field: 'ticket' })
  const ticket = await ticketFor('closeAccount')
  expect(await close(maya, ticket, 'other')).toMatchObject({ refused: 'holdingsChanged', field: 'mark' })
  expect(await close(app.guest({ of: { owner: 'c:5002' } }), ticket, mark)).toMatchObject(gone)
  expect(await maya.must(contract.auth.info, {})).toMatchObject({ nick: 'Maya' })
})

test('Of 20 requests at once one closes the account; personal data is gone, and the books are unchanged (U3, U7)', async () => {
  const ordersText = 'select count(*) as orders, sum(total) as total from customer_order where owner = $1'
  const entriesText = 'select count(*) as entries from ledger_entry'
  const books = async () => [await app.sql(ordersText, [OWNER]), await app.sql(entriesText)]
  const before = await books()
  const [person] = await app.sql<Record<'email' | 'phone' | 'first_name' | 'last_name', string>>(
    'select email, phone, first_name, last_name from customer where customer_id = 5001',
  )
  const { mark } = await look()
  const ticket = await ticketFor('closeAccount')
  const answers = await twenty(() => close(maya, ticket, mark))
  expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
  expect(await app.sql('select 1 from session where owner = $1', [OWNER])).toEqual([])
  expect(await books()).toEqual(before)
  const rows = await rowsOf(OWNER, 5001)
  const personal = Object.values(person ?? {})
  expect(personal).toHaveLength(4)
  expect(rows.filter(row => personal.some(word => row.includes(word)))).toEqual([])
  expect(rows.some(row => row.startsWith('customer_order '))).toBe(true)
  const notices = (await app.messages()).filter(({ template }) => template === 'accountClosed')
  expect(notices.map(({ destination }) => destination)).toEqual([EMAIL])
})

/** Every row of every table that contains the account, as text, so that no column is overlooked. */
async function rowsOf(owner: string, customerId: number): Promise<string[]> {
  const columns = await app.sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name in ('owner', 'customer_id', 'from_customer_id')`,
  )
  const texts = await Promise.all(
    columns.map(async ({ table, column }) => {
      const value = column === 'owner' ? owner : String(customerId)
      const text = `select row_to_json(t)::text as row from ${table} t where ${column}::text = $1`
      return (await app.sql<{ row: string }>(text, [value])).map(({ row }) => `${table} ${row}`)
    }),
  )
  return texts.flat()
}
