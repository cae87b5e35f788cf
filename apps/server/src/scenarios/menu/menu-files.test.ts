import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'
import { smallMenu } from '../../testing/uber-menu.ts'
import { draftActor } from './draft-actor.ts'

const app = testApp()
const shop = { shopId: SHOP }
const { manager, draft, priceOnPhone } = draftActor(app)

const fileOf = (value: unknown) => ({
  file: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
})
const sheet = (price: string) => fileOf(`Group,Dish,Price,Tax\nSoups,Dish soup,${price},3 %\n`)

describe('Menus as files', () => {
  test('A file is compared with the draft before anything is saved (MENU-1)', async () => {
    const before = await draft()
    const report = await manager.must(contract.menu.readMenuFile, { ...shop, mode: 'add' }, sheet('7.50'))
    expect(report).toMatchObject({ format: 'table', mark: before.mark, dishes: 1, taxesAdded: ['3 %'], faults: [] })
    expect(report.differences).toContainEqual(
      expect.objectContaining({ what: 'dish', kind: 'changed', name: { en_US: 'Dish soup' } }),
    )
    expect((await draft()).document).toEqual(before.document)
  })

  test('Of twenty imports of one file at once one changes the draft, and the tax is added once (MENU-1, PRICE-5)', async () => {
    const { mark } = await draft()
    const input = { ...shop, mode: 'add' as const, mark }
    const answers = await twenty(() => manager.call(contract.menu.importMenu, input, sheet('7.50')))
    for (const answer of answers) expect(answer).toMatchObject({ faults: [] })
    // Settings of a store are at most a second old.
    app.clock.advance(1100)
    const after = await draft()
    expect(Number(after.mark)).toBe(Number(mark) + 1)
    expect(after.taxes.filter(tax => tax.taxId === 'tax-30000')).toHaveLength(1)
    await manager.must(contract.menu.publishMenu, { ...shop, mark: after.mark, note: '' })
    app.clock.advance(1100)
    expect(await priceOnPhone('soup')).toBe(750)
    expect(await priceOnPhone('soup')).toBe(750)
  })

  test('A draft that changed since it was compared is not overwritten (API-3)', async () => {
    const { mark } = await draft()
    await manager.must(contract.menu.importMenu, { ...shop, mode: 'add', mark }, sheet('8.00'))
    const late = await manager.call(contract.menu.importMenu, { ...shop, mode: 'add', mark }, sheet('9.00'))
    expect(refusedAs(late)).toBe('changedMeanwhile')
  })

  test('A file with mistakes names each with its row, and saves nothing (MENU-1)', async () => {
    const before = await draft()
    const input = { ...shop, mode: 'replace' as const }
    const bad = fileOf('Group,Dish,Price\nA,Tea,free\nA,,2\n')
    const report = await manager.must(contract.menu.readMenuFile, input, { ...bad, language: 'zh-CN' })
    expect(report.faults[0]).toBe('第 2 行“Price”列：“free”不是价格。请填写数字，例如 12.50。')
    const refused = await manager.call(contract.menu.importMenu, { ...input, mark: before.mark }, bad)
    expect(refusedAs(refused)).toBe('menuFileFaulty')
    expect(refusedAs(await manager.call(contract.menu.readMenuFile, input))).toBe('menuFileMissing')
    const picture = await manager.must(contract.menu.readMenuFile, input, { file: Buffer.from([0x89, 0x50, 0, 1]) })
    expect(picture.faults[0]).toMatch(/^We can’t read this file as a menu/)
    expect((await draft()).document).toEqual(before.document)
  })

  test('Suspended dishes of an Uber Eats menu are sold out; importing it again changes nothing (MENU-1, MENU-4)', async () => {
    const { mark } = await draft()
    const input = { ...shop, mode: 'replace' as const }
    const first = await manager.must(contract.menu.importMenu, { ...input, mark }, fileOf(smallMenu()))
    expect(first).toMatchObject({ format: 'ubereats-v2', groups: 2, dishes: 3, soldOut: 1 })
    app.clock.advance(1100)
    const again = await manager.must(contract.menu.importMenu, { ...input, mark: first.mark }, fileOf(smallMenu()))
    expect(again).toMatchObject({ mark: first.mark, differences: [], taxesAdded: [] })
    const { items } = await manager.must(contract.menu.stock, shop)
    await manager.must(contract.menu.publishMenu, { ...shop, mark: first.mark, note: '' })
    app.clock.advance(1100)
    const { items: live } = await manager.must(contract.menu.stock, shop)
    expect(items.some(item => item.foodId === 'tea')).toBe(false)
    expect(live.find(item => item.foodId === 'tea')?.soldOut).toBe(true)
  })

  test.each(['xlsx', 'csv', 'ubereats-v2', 'square', 'schema.org', 'comanda'] as const)(
    'A menu exported as %s is the same menu when it is imported again (MENU-1)',
    async format => {
      const before = await draft()
      const { content, name } = await manager.must(contract.menu.exportMenu, { ...shop, format })
      expect(name).toMatch(/^menu-\d+-2026-\d\d-\d\d\./)
      const file = Buffer.from(content, 'base64')
      const report = await manager.must(contract.menu.readMenuFile, { ...shop, mode: 'add' }, { file })
      expect(report.faults).toEqual([])
      const lost = report.differences.filter(one => !['modifierGroup', 'group'].includes(one.what))
      if (['xlsx', 'csv', 'comanda'].includes(format)) expect(report.differences).toEqual([])
      else expect(lost.filter(one => one.changes.some(change => change.aspect === 'price'))).toEqual([])
      expect((await draft()).mark).toBe(before.mark)
    },
  )

  test('The template of a spreadsheet can be imported as it is (MENU-1)', async () => {
    const { content } = await manager.must(contract.menu.exportMenu, { ...shop, format: 'xlsx', template: true })
    const file = Buffer.from(content, 'base64')
    const report = await manager.must(contract.menu.readMenuFile, { ...shop, mode: 'add' }, { file })
    expect(report).toMatchObject({ dishes: 2, options: 2, faults: [] })
  })
})
