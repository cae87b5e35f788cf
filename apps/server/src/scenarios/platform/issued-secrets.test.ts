import { createECDH, randomBytes } from 'node:crypto'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { NOON, SHOP, testApp } from '../../testing/index.ts'
import { applePass, passJsonOf, passStandins } from '../../testing/pass-standins.ts'

const wallets = await passStandins(settableClock(NOON))
const app = testApp({ brand: 'demo', clock: NOON, passes: wallets.connected })
/** Secrets of an actor, by name. */
const secrets: Record<string, string> = {}

beforeAll(async () => {
  const ann = await app.member({ card: 5000, gift: 2500, password: '482915' })
  const { cardId, giftCardId } = ann
  const { authCode = '' } = await ann.must(contract.giftcard.cardDetail, { cardId: giftCardId, withCode: true })
  const { cardCode } = await ann.must(contract.card.genCardCodeAndSecurity, { cardId })
  const transfer = { cardId, amount: money(100), message: '', securityCode: '482915' }
  const { claimCode = '' } = await ann.must(contract.card.createTransfer, transfer)
  const { pushKey } = await ann.must(contract.notification.preferences, {})
  const key = createECDH('prime256v1')
  key.generateKeys()
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('hex')}`,
    p256dh: key.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await ann.must(contract.notification.subscribe, { ...subscription, pushKey })
  const pass = passJsonOf(await applePass(ann, 'MEMBER_CARD', cardId))
  const boss = app.staff('brand')
  await boss.must(contract.staff.rights, { shopId: SHOP })
  Object.assign(secrets, {
    token: await ann.token(),
    staffToken: await boss.token(),
    giftCode: authCode,
    payCode: cardCode,
    claimCode,
    pushEndpoint: subscription.endpoint,
    pushKey: subscription.p256dh,
    pushAuth: subscription.auth,
    passToken: pass.authenticationToken,
  })
  // Every secret is used once more, so that the calls that take it would write it.
  await ann.call(contract.giftcard.queryCardByCardId, { cardId: giftCardId, authCode })
  await boss.call(contract.counter.readPayCode, { shopId: SHOP, cardCode })
  await ann.call(contract.card.receiveTransfer, { claimCode })
  await app.settle()
}, 60_000)

test('Every kind of secret was issued', () => {
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 12)).toEqual([])
})

test('No log line contains a secret that the server issued (L1)', () => {
  const matches = Object.entries(secrets).filter(([, secret]) => app.log.some(line => line.includes(secret)))
  expect(matches.map(([name]) => name)).toEqual([])
})

test('No table, and so no backup, contains a secret as it was issued; messages lose theirs when they are sent (U3)', async () => {
  const tables = await app.sql<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const held: string[] = []
  for (const { name } of tables.filter(table => table.name !== 'public.outbox_message')) {
    const rows = await app.sql<{ text: string }>(`select t::text as text from ${name} t`)
    for (const [secret, value] of Object.entries(secrets))
      if (rows.some(({ text }) => text.includes(value))) held.push(`${name}: ${secret}`)
  }
  expect(held).toEqual([])
})
