import { readFileSync } from 'node:fs'
import { menu as calls, menuFileCalls } from '@comanda/contract/menu'
import { exclusiveOptionsOf } from '@comanda/domain/menu'
import { expect, test } from 'vitest'
import { splitSql } from '../../platform/db/split-sql.ts'
import { testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const migration = new URL('../../../migrations/0095-menu-exclusive-modifiers.sql', import.meta.url)

/** Writes the menus as the former version stored them. */
const FORMER = `update menu set document = regexp_replace(document::text,
  '"exclusivePropertyList": \\[\\{"exclusiveModifierIds": \\[([^]]*)\\]\\}\\]', '"exclusivePropertyList": [\\1]', 'g')::jsonb`
const IN_NEW_FORM = `select count(*)::int as n from menu where document::text like '%exclusiveModifierIds%'`

/** All exclusion rules of the store's menu as guests receive them. */
async function rulesOnPhones() {
  const answer = await app.guest().must(calls.queryAllMenus, { shopId: app.shop.config.shopId, businessType: 1300 })
  return answer.part === 'menu' ? answer.document.items.flatMap(item => item.exclusions) : []
}

test('The menu names the excluded options of a rule in `exclusiveModifierIds` (MENU-6)', async () => {
  const rules = (await rulesOnPhones()).filter(rule => rule.exclusivePropertyList.length > 0)
  expect(rules.length).toBeGreaterThan(0)
  for (const { exclusivePropertyList } of rules)
    for (const { exclusiveModifierIds } of exclusivePropertyList) expect(exclusiveModifierIds.length).toBeGreaterThan(0)
})

test('Menus stored by the former version are upgraded with every rule (MENU-6)', async () => {
  const before = await rulesOnPhones()
  await app.sql(FORMER)
  const stored = await app.sql<{ n: number }>(IN_NEW_FORM)
  expect(stored[0]?.n).toBe(0)
  for (const text of splitSql(readFileSync(migration, 'utf8'))) await app.sql(text)
  await app.sql('update menu set version = version + 1')
  const after = await rulesOnPhones()
  expect(after).toEqual(before)
  expect(after.flatMap(exclusiveOptionsOf).length).toBeGreaterThan(0)
})

test('A menu file of the former version is read with every rule (MENU-6)', async () => {
  const shop = { shopId: app.shop.config.shopId }
  const manager = app.staff('manager')
  const { content } = await manager.must(menuFileCalls.exportMenu, { ...shop, format: 'comanda' })
  const text = Buffer.from(content, 'base64').toString()
  const file = Buffer.from(text.replaceAll(/\{\s*"exclusiveModifierIds": \[([^\]]*)\]\s*\}/g, '$1'))
  expect(file.toString()).not.toContain('exclusiveModifierIds')
  const report = await manager.must(menuFileCalls.readMenuFile, { ...shop, mode: 'add' }, { file })
  expect(report).toMatchObject({ faults: [], differences: [] })
})
