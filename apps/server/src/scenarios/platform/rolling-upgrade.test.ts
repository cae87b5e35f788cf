import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../platform/db/index.ts'
import { MIGRATIONS } from '../../testing/test-database.ts'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ processes: 2 })

/** A schema change that a next version may apply to the order tables. */
const NEXT_VERSION = {
  '9001-order-gift-note.sql': "alter table customer_order add column gift_note text not null default '';",
  '9002-order-by-note.sql': `create index customer_order_by_note on customer_order (corporation_id, gift_note);
    create table order_note (corporation_id bigint not null, order_id uuid not null, note text not null,
      primary key (corporation_id, order_id));`,
  '9003-cart-note.sql': 'alter table cart add column note text;',
  '9004-order-backfill.sql': "update customer_order set gift_note = 'none' where gift_note = '';",
}

test('Twenty guests order and pay while a next version changes the tables, and no call fails (O1)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-next-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let isChanging = true
  const faults: string[] = []
  const paid: string[] = []
  const guests = twenty(async () => {
    do {
      const ann = app.guest()
      const { orderId } = await ann.order()
      const answer = refusedAs(await ann.pay(orderId))
      if (answer === 'done') paid.push(orderId)
      else faults.push(answer)
    } while (isChanging)
  })
  for (const [name, text] of Object.entries(NEXT_VERSION)) {
    writeFileSync(join(folder, name), text)
    await migrate(app.db, folder)
  }
  isChanging = false
  await guests
  await app.settle()
  expect(faults).toEqual([])
  expect(paid.length).toBeGreaterThanOrEqual(20)
  for (const orderId of paid.slice(0, 20)) expect(app.inCardBook(orderId)).toEqual(['captured'])
  // A server of this version starts again beside the new ones.
  expect((await migrate(app.db, MIGRATIONS)).applied).toEqual([])
  expect(await app.audit()).toEqual([])
}, 60_000)
