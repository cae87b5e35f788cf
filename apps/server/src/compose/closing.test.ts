import { createHash, randomUUID } from 'node:crypto'
import { type AllHandlers, compose } from '../compose.ts'
import { auth as calls } from '@comanda/contract/auth'
import { card as cardCalls } from '@comanda/contract/card'
import { isRefusal, type ResponseOf } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import { type Payload, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { Guest } from '../platform/http/index.ts'
import { silentLog } from '../platform/log.ts'
import { seedDemo } from '../seed.ts'
import { instantJobs } from '../testing/instant-jobs.ts'
import { testCustomer, testDatabase } from '../testing/index.ts'

const database = testDatabase({ max: 20 })
const { corporationId } = demoBrand().corporation
/** Has orders, reviews, a card with money, gift cards, coupons, bookings, addresses. */
const maya = () => testCustomer(5001, true, corporationId)
const OWNER = 'c:5001'
const again = (caller: Guest): Guest => ({ ...caller, requestId: randomUUID() })

let handlers: AllHandlers
const clock = settableClock(Date.now())
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' })
  if ('faults' in config) throw new Error(config.faults.join())
  const db = database()
  const jobs = { ...instantJobs(), start: async () => {}, stop: async () => {} }
  await seedDemo(db)
  handlers = compose({ config: config.config, db, jobs, log: silentLog, clock }).handlers
})

const kept = <T>(answer: T): Exclude<T, { refused: string } | Buffer> => {
  if (isRefusal(answer)) throw new Error(`${answer.refused} ${JSON.stringify(answer)}`)
  return answer as never
}
const read = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await database().query<Row>({ name: createHash('sha256').update(text).digest('base64url'), text }, values)).rows

/** Changes rows of the account, as time would. */
const change = (text: string) =>
  database().inTx(tx => tx.query({ name: createHash('sha256').update(text).digest('base64url'), text }, [OWNER]))

const look = async (caller: Guest) =>
  kept(await handlers.auth.checkCloseAccount(again(caller), {})) as ResponseOf<typeof calls.checkCloseAccount>

/** What a fresh code to one's own address earns. */
async function ticketOf(caller: Guest, purpose: 'closeAccount' | 'ownContact'): Promise<string> {
  clock.advance(61_000)
  const config = kept(await handlers.auth.captchaConfig(caller, { fallback: false }))
  if (!('challenge' in config)) throw new Error('no challenge')
  const challenge = config.challenge as unknown as Payload['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  kept(await handlers.auth.sendVerificationCode(again(caller), { channel: 'email', captcha, purpose }))
  const [sent] = await read<{ destination: string; code: string }>(
    `select destination, params ->> 'code' as code from outbox_message
      where corporation_id = $1 and template = 'code' order by created_at desc, outbox_message_id desc limit 1`,
    [corporationId],
  )
  const { destination = '', code = '' } = sent ?? {}
  const to = { channel: 'email' as const, destination }
  const proved = kept(await handlers.auth.verifyCode(caller, { to, purpose, code }))
  return 'ticket' in proved ? proved.ticket : ''
}

const close = (caller: Guest, input: { ticket: string; mark: string }) =>
  handlers.auth.closeAccount(again(caller), calls.closeAccount.request.parse(input))

describe('DELETING AN ACCOUNT · U3, U7', () => {
  test('what is under way ends first; each is named', async () => {
    const caller = maya()
    await change('update customer_order set ended_at = null where owner = $1')
    const { bars, mark } = await look(caller)
    expect(bars).toEqual(['order'])
    const ticket = await ticketOf(caller, 'closeAccount')
    expect(await close(caller, { ticket, mark })).toMatchObject({ refused: 'accountBusy', data: { bars } })
    await change('update customer_order set ended_at = changed_at where owner = $1')
    expect((await look(caller)).bars).toEqual([])
  })

  test('value that was sent and nobody has taken is told as going too · CARD-4', async () => {
    const caller = maya()
    const before = (await look(caller)).money
    const [card] = (kept(await handlers.card.list(caller, {})) as ResponseOf<typeof cardCalls.list>).cards
    const sent = { cardId: card?.cardId ?? '', amount: 100, message: '' }
    kept(await handlers.card.createTransfer(again(caller), cardCalls.createTransfer.request.parse(sent)))
    expect((await look(caller)).money).toEqual(before)
  })

  test('a code for something else, and what was not shown, open nothing · U1', async () => {
    const caller = maya()
    const { mark, money, points, couponCount } = await look(caller)
    expect(money.length).toBeGreaterThan(0)
    expect(points).toBeGreaterThan(0)
    expect(couponCount).toBeGreaterThan(0)
    const other = await ticketOf(caller, 'ownContact')
    expect(await close(caller, { ticket: other, mark })).toMatchObject({ refused: 'ticketGone', field: 'ticket' })
    const ticket = await ticketOf(caller, 'closeAccount')
    expect(await close(caller, { ticket, mark: 'other' })).toMatchObject({ refused: 'holdingsChanged', field: 'mark' })
    const stranger = testCustomer(5002, false, corporationId)
    expect(await close(stranger, { ticket, mark })).toMatchObject({ refused: 'ticketGone' })
    expect((await handlers.auth.info(caller, {})) as object).toMatchObject({ nick: 'Maya' })
  })

  test('of twenty at once one deletes it; who it was is nowhere, what was paid is still in the books', async () => {
    const caller = maya()
    const [before] = await read<{ orders: string; total: string }>(
      'select count(*) as orders, sum(total) as total from customer_order where owner = $1',
      [OWNER],
    )
    const [entries] = await read<{ n: string }>('select count(*) as n from ledger_entry', [])
    const [customer] = await read<{ email: string; phone: string; first_name: string; last_name: string }>(
      'select email, phone, first_name, last_name from customer where customer_id = 5001',
      [],
    )
    const { mark } = await look(caller)
    const ticket = await ticketOf(caller, 'closeAccount')
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(caller, { ticket, mark })))
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
    expect(await read('select 1 from session where owner = $1', [OWNER])).toEqual([])
    expect(
      await read('select count(*) as orders, sum(total) as total from customer_order where owner = $1', [OWNER]),
    ).toEqual([before])
    expect(await read('select count(*) as n from ledger_entry', [])).toEqual([entries])
    const rows = await everythingOf(OWNER, 5001)
    const words = Object.values(customer ?? {})
    expect(rows.filter(row => words.some(word => row.includes(word)))).toEqual([])
    expect(rows.some(row => row.startsWith('customer_order '))).toBe(true)
    expect(await read('select destination from outbox_message where template = $1', ['accountClosed'])).toEqual([
      { destination: customer?.email },
    ])
  })
})

/** Every row of every table that names the account, as text: what is left of a person cannot hide in a column nobody thought of. */
async function everythingOf(owner: string, customerId: number): Promise<string[]> {
  const tables = await read<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('owner', 'customer_id', 'from_customer_id')`,
    [],
  )
  const texts = await Promise.all(
    tables.map(async ({ table_name: table, column_name: column }) => {
      const rows = await read<{ row: string }>(
        `select row_to_json(t)::text as row from ${table} t where ${column}::text = $1`,
        [column === 'owner' ? owner : String(customerId)],
      )
      return rows.map(({ row }) => `${table} ${row}`)
    }),
  )
  return texts.flat()
}
