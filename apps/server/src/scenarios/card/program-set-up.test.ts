import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const amara = app.staff('brand', { name: 'Amara Okafor' })
const shop = { shopId: SHOP }

type Program = RequestInputOf<typeof contract.card.saveCardProgram>['program']

const setup = async (id: string) => {
  const { programs } = await amara.must(contract.card.cardPrograms, shop)
  return programs.find(({ program }) => program.cardProgramId === id) ?? expect.fail(`${id} is there`)
}
const save = (mark: string, program: object) =>
  amara.call(contract.card.saveCardProgram, { ...shop, mark, program: program as Program })
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]

test('Programs are listed with their members and the value on their cards (CARD-1)', async () => {
  const { members, balance, program } = await setup('marigold-lunch')
  expect([members, balance]).toEqual([1, 2500 + 500 - 1450])
  expect(program).toMatchObject({ validMonths: 12, renewal: 'inApp', shopIds: [101], status: 'active' })
})

test('Of 20 people who create the same program at once, one does; members can join it (CARD-1)', async () => {
  const { program } = await setup('marigold-lunch')
  const answers = await twenty(at => save('', { ...program, cardProgramId: 'tea', name: { en_US: `Tea ${at}` } }))
  expect(answers.map(refusedAs).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
  const ann = await app.member()
  await ann.must(contract.auth.register, { cardProgramId: 'tea' })
  const { cards } = await ann.must(contract.card.list, {})
  expect(cards.map(card => card.cardProgramId)).toEqual(['marigold-circle', 'tea'])
})

test('A program without levels says so: its members are told of no highest level (CARD-2)', async () => {
  const { program } = await setup('marigold-lunch')
  await save('', { ...program, cardProgramId: 'plain', name: { en_US: 'Plain' } })
  const ben = await app.member()
  await ben.must(contract.auth.register, { cardProgramId: 'plain' })
  const { cards } = await ben.must(contract.card.list, {})
  const counts = await Promise.all(
    cards.map(async ({ cardId, cardProgramId }) => {
      const { levelCount, nextLevel } = await ben.must(contract.card.details, { cardId })
      return [cardProgramId, levelCount, nextLevel !== undefined]
    }),
  )
  expect(counts).toEqual([
    ['marigold-circle', 3, true],
    ['plain', 1, false],
  ])
})

test('A change keeps before and after, and a save over another person’s change is refused (API-3, L2)', async () => {
  const { program, mark } = await setup('marigold-lunch')
  const changed = { ...program, validMonths: 6 }
  expect(refusedAs(await save(mark, changed))).toBe('done')
  expect(refusedAs(await save(mark, changed))).toBe('done')
  expect(refusedAs(await save(mark, { ...program, validMonths: 3 }))).toBe('changedMeanwhile')
  const [line] = await app.sql<{ before: Program; after: Program }>(
    `select before, after from audit_line where what = 'cardProgram' and subject = 'marigold-lunch'`,
  )
  expect([line?.before.validMonths, line?.after.validMonths]).toEqual([12, 6])
})

test('A card keeps the expiry it has when the validity of its program changes (CARD-1)', async () => {
  const maya = app.guest({ of: { owner: 'c:5001' } })
  const expiry = async () =>
    (await maya.must(contract.card.list, {})).cards.find(card => card.cardProgramId === 'marigold-lunch')
      ?.expirationTime
  const before = await expiry()
  const { program, mark } = await setup('marigold-lunch')
  await save(mark, { ...program, validMonths: 1 })
  expect(await expiry()).toBe(before)
})

test('A benefit that is removed leaves the levels that had it (CARD-2)', async () => {
  const { program, mark } = await setup('marigold-circle')
  const rights = program.rights.filter(right => right.rightsId !== 'birthday-treat')
  expect(refusedAs(await save(mark, { ...program, rights }))).toBe('done')
  const { levelList } = await app.guest().must(contract.card.queryLevelRule, shop)
  expect(levelList.flatMap(level => level.rightsList.map(right => right.rightsId))).not.toContain('birthday-treat')
})

test('Faults are refused with their field', async () => {
  const { program, mark } = await setup('marigold-lunch')
  const wrong = async (change: object) => verdict(await save(mark, { ...program, ...change }))
  expect(await wrong({ currencyCode: 'GBP' })).toEqual(['currencyFixed', 'program.currencyCode'])
  expect(await wrong({ currencyCode: 'CHF' })).toEqual(['currencyUnfit', 'program.currencyCode'])
  expect(await wrong({ shopIds: [101, 999] })).toEqual(['shopUnfit', 'program.shopIds[1]'])
  expect(await wrong({ startDate: '2026-12-02', endDate: '2026-12-01' })).toEqual(['daysBackwards', 'program.endDate'])
  const foreign = { ...program.face, picture: '/uploads/2/abcdefghijklmnopqrstuvwxyzabcdef.webp' }
  expect(await wrong({ face: foreign })).toEqual(['pictureGone', 'program.face.picture'])
  expect(await wrong({ name: {} })).toEqual(['invalidInput', 'program.name'])
})

test('Members join within the days of a program, by the store’s calendar (CARD-1)', async () => {
  const { program } = await setup('marigold-lunch')
  const days = { startDate: '2026-11-21', endDate: '2026-11-22' }
  await save('', { ...program, ...days, cardProgramId: 'weekend', name: { en_US: 'Weekend' } })
  const ann = await app.member()
  const join = () => ann.call(contract.auth.register, { cardProgramId: 'weekend', shopId: SHOP })
  expect(refusedAs(await join())).toBe('noCardProgram')
  app.clock.set('2026-11-21T17:00:00Z')
  expect(refusedAs(await join())).toBe('done')
})

test('The first program of a brand becomes the one of its stores (LOGIN-9)', async () => {
  await app.sql(`update corporation set settings = settings - 'cardProgramId'`)
  await app.sql(`update shop set config = config - 'cardProgramId', config_version = config_version + 1`)
  const { program } = await setup('marigold-lunch')
  await save('', { ...program, cardProgramId: 'first', shopIds: [], name: { en_US: 'First' } })
  const rows = await app.sql<{ id: string }>(`select distinct config ->> 'cardProgramId' as id from shop`)
  expect(rows.map(row => row.id)).toEqual(['first'])
})
