/**
 * The reference for all ratios: fastify and `pg`, one statement per call, without rules. It has no prices, sessions or stock, and
 * stores and answers only the minimum of each call.
 */
import { contract } from '@comanda/contract'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { type Precompressed, precompressedAnswer } from '@comanda/server/platform/http/precompressed'
import { bigMenu, PIZZA, TWO_HUNDRED } from '../data/big-menu.ts'
import { SHOPS } from '../data/places.ts'

interface Settings {
  port: number
  /** Whether the bare page is built and served. */
  page: boolean
  reach: { host: string; user: string; database: string }
}

const { port, page, reach } = JSON.parse(process.env['BENCH_REFERENCE'] ?? '{}') as Settings

const TABLES = [
  'create schema if not exists bare',
  `create table if not exists bare.cart (owner text primary key, cart_id uuid not null, version int not null, lines jsonb not null)`,
  `create table if not exists bare.placed (order_id uuid primary key, owner text not null, lines jsonb not null, total bigint not null, at timestamptz not null, paid bool)`,
  'create table if not exists bare.purse (owner text primary key, spent bigint not null)',
  `create table if not exists bare.guest (token text primary key, at timestamptz not null)`,
]

const CHANGE = {
  name: 'bare_change',
  text: `insert into bare.cart as c (owner, cart_id, version, lines) values ($1, gen_random_uuid(), 1, $2)
    on conflict (owner) do update set version = c.version + 1, lines = excluded.lines
    returning cart_id, version, lines`,
}
const READ = { name: 'bare_read', text: 'select cart_id, version, lines from bare.cart where owner = $1' }
const ORDER = {
  name: 'bare_order',
  text: `with emptied as (update bare.cart set version = version + 1, lines = '[]' where owner = $1 returning owner)
    insert into bare.placed (order_id, owner, lines, total, at) select gen_random_uuid(), owner, $2, 1, now() from emptied
    returning order_id as "orderId"`,
}
const PAY = {
  name: 'bare_pay',
  text: `with paid as (update bare.placed set paid = true where order_id = $2)
    insert into bare.purse as p (owner, spent) values ($1, 1) on conflict (owner) do update set spent = p.spent + 1`,
}
const OPEN = { name: 'bare_open', text: 'insert into bare.guest (token, at) values ($1, now())' }

interface CartRow {
  cart_id: string
  version: number
  lines: unknown
}

const cartAnswer = (row: CartRow | undefined) => ({
  code: '000',
  data: {
    cartId: row?.cart_id,
    cartVersion: row?.version,
    calculation: { items: row?.lines, totalPaidAmount: 1 },
  },
})

async function servePage(server: FastifyInstance): Promise<void> {
  const { buildPage } = await import('./build-page.ts')
  for (const [address, bytes] of await buildPage()) {
    server.get(address, async (_request, reply) =>
      reply.header('content-type', bytes.type).header('content-encoding', 'br').send(bytes.br),
    )
  }
}

async function serve(): Promise<void> {
  const pool = new pg.Pool({ ...reach, max: 10 })
  for (const table of TABLES) await pool.query(table)
  const menus = new Map<number, Promise<Precompressed>>()
  const menuOf = (shopId: number) => {
    const answer = menus.get(shopId) ?? precompressedAnswer(bigMenu(shopId === SHOPS.pizza ? PIZZA : TWO_HUNDRED), 11)
    menus.set(shopId, answer)
    return answer
  }
  const server = fastify()
  const owner = (headers: Record<string, unknown>) => String(headers['token'])
  server.post<{ Body: { shopId: number } }>(contract.menu.queryAllMenus.path, async (request, reply) => {
    reply.header('content-type', 'application/json').header('content-encoding', 'br')
    return reply.send((await menuOf(request.body.shopId)).br)
  })
  server.post<{ Body: { cartItems: unknown } }>(contract.cart.modify.path, async request => {
    const values = [owner(request.headers), JSON.stringify(request.body.cartItems)]
    return cartAnswer((await pool.query<CartRow>({ ...CHANGE, values })).rows[0])
  })
  server.post(contract.cart.query.path, async request => {
    return cartAnswer((await pool.query<CartRow>({ ...READ, values: [owner(request.headers)] })).rows[0])
  })
  server.post<{ Body: { payments?: unknown } }>(contract.order.submit.path, async request => {
    const by = owner(request.headers)
    const done = await pool.query<{ orderId: string }>({ ...ORDER, values: [by, JSON.stringify(request.body)] })
    const [order] = done.rows
    if (request.body.payments === undefined) return { code: '000', data: order }
    await pool.query({ ...PAY, values: [by, order?.orderId] })
    return { code: '000', data: { ...order, payState: 'paid' } }
  })
  server.post<{ Body: { orderId: string } }>(contract.payment.createPayment.path, async request => {
    await pool.query({ ...PAY, values: [owner(request.headers), request.body.orderId] })
    return { code: '000', data: { paymentState: 'paid' } }
  })
  server.post<{ Body: { deviceId: string } }>(contract.auth.auth.path, async request => {
    const token = `bare-${request.body.deviceId}-${Date.now()}`
    await pool.query({ ...OPEN, values: [token] })
    return { code: '000', data: { token } }
  })
  if (page) await servePage(server)
  server.get('/healthz', async () => ({ code: '000' }))
  await server.listen({ port, host: '127.0.0.1' })
}

await serve()
