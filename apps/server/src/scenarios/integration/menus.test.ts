import { contract } from '@comanda/contract'
import type { ApiScope } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const { open, integration } = contract
const shopId = SHOP

async function system(...scopes: ApiScope[]) {
  const rights = { shopId, name: 'Menu manager', scopes, shopIds: [shopId] }
  return app.signedIn((await app.staff('brand').must(integration.createApiKey, rights)).key)
}

const TABLE = 'Menu,Group,Dish,Price\nLunch,Soups,Leek soup,6.50\n'
const file = (text: string) => ({ file: new TextEncoder().encode(text) })

test('A menu file becomes the draft with its differences; guests see it when it is published (API-9, MENU-1)', async () => {
  const writer = await system('menu:read', 'menu:write')
  const before = await writer.must(open.readMenu, { shopId })
  const pushed = await writer.must(open.pushMenu, { shopId, mode: 'add', mark: before.mark }, file(TABLE))
  expect(pushed.faults).toEqual([])
  expect(pushed.differences.length).toBeGreaterThan(0)
  expect(pushed.version).toBeUndefined()
  expect((await writer.must(open.readMenu, { shopId })).version).toBe(before.version)
  const again = await writer.must(open.pushMenu, { shopId, mode: 'add', mark: before.mark }, file(TABLE))
  expect(again.differences).toEqual([])
  const other = TABLE.replace('6.50', '7.00')
  const stale = await writer.call(open.pushMenu, { shopId, mode: 'add', mark: before.mark }, file(other))
  expect(refusedAs(stale)).toBe('changedMeanwhile')
})

test('A key publishes what it sends only with the scope for it, and the audit line names the key (API-9, L2)', async () => {
  const input = { shopId, mode: 'add' as const, publish: true, note: 'new prices' }
  const writer = await system('menu:read', 'menu:write')
  expect(refusedAs(await writer.call(open.pushMenu, input, file(TABLE)))).toBe('scopeMissing')
  const publisher = await system('menu:read', 'menu:write', 'menu:publish')
  const before = await publisher.must(open.readMenu, { shopId })
  const { version } = await publisher.must(open.pushMenu, input, file(TABLE.replace('6.50', '8.00')))
  expect(version).toBe(before.version + 1)
  const after = await publisher.must(open.readMenu, { shopId })
  expect(JSON.stringify(after.document)).toContain('Leek soup')
  const { lines } = await app.staff('brand').must(contract.staff.auditLines, { shopId, what: 'menu' })
  expect(lines[0]).toMatchObject({ by: 'Menu manager', cause: 'published' })
})

test('A file that is no menu, or none at all, is refused with what is wrong (API-9)', async () => {
  const writer = await system('menu:read', 'menu:write')
  expect(refusedAs(await writer.call(open.pushMenu, { shopId, mode: 'add' }))).toBe('menuFileMissing')
  expect(refusedAs(await writer.call(open.pushMenu, { shopId, mode: 'add' }, file('{}')))).toBe('menuFileFaulty')
})
