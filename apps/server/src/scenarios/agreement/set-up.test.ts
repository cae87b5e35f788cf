import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: Date.now() })
const amara = app.staff('brand', { name: 'Amara Okafor' })
const shop = { shopId: SHOP }
const DAY = 86_400_000
const dayIn = (days: number) => new Date(app.clock() + days * DAY).toISOString().slice(0, 10)

type Agreement = RequestInputOf<typeof contract.agreement.saveAgreement>['agreement']

const setup = async (id: string) => {
  const { agreements } = await amara.must(contract.agreement.agreementSetup, shop)
  return agreements.find(({ agreement }) => agreement.agreementId === id) ?? expect.fail(`${id} is there`)
}
const save = (mark: string, agreement: Agreement) =>
  amara.call(contract.agreement.saveAgreement, { ...shop, mark, agreement })
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]

test('A change of an agreement in force is a new version; the version before stays readable (L2)', async () => {
  const { agreement, mark, version } = await setup('terms')
  const text = { ...agreement.text, en_US: 'One line.\n\n# A heading\nAnother line.' }
  const changed = { en_US: 'Shorter.' }
  expect(refusedAs(await save(mark, { ...agreement, text, changed, effectiveFrom: dayIn(0) }))).toBe('done')
  const now = await setup('terms')
  expect(now.version).toBe(version + 1)
  expect(now.versions.map(one => one.version)).toEqual([version + 1, version])
  const read = (at?: number) =>
    app.guest().must(contract.agreement.getById, { agreementId: 'terms', ...(at !== undefined && { version: at }) })
  expect((await read()).paragraphs).toEqual(['One line.', '# A heading', 'Another line.'])
  expect((await read(version)).paragraphs.length).toBeGreaterThan(3)
})

test('A version that is not in force yet is changed in place, and takes effect on its day', async () => {
  const { agreement, mark, version } = await setup('privacy')
  const next = { ...agreement, changed: { en_US: 'New.' }, effectiveFrom: dayIn(10) }
  await save(mark, next)
  await save((await setup('privacy')).mark, { ...next, title: { en_US: 'Your data' } })
  const now = await setup('privacy')
  expect([now.version, now.agreement.title]).toEqual([version + 1, { en_US: 'Your data' }])
  const read = await app.guest().must(contract.agreement.getById, { agreementId: 'privacy' })
  expect(read.version).toBe(version)
})

test('Of 20 people who save the same version at once one does, and a past day or a silent change is refused (API-3)', async () => {
  const { agreement, mark } = await setup('stored-value')
  const next = { ...agreement, effectiveFrom: dayIn(1) }
  expect(verdict(await save(mark, { ...next, changed: {} }))).toEqual(['agreementNeeded', 'agreement.changed'])
  expect(verdict(await save(mark, { ...next, effectiveFrom: dayIn(-1), changed: { en_US: 'x' } }))).toEqual([
    'agreementDayPast',
    'agreement.effectiveFrom',
  ])
  const both = await save(mark, { ...next, effectiveFrom: dayIn(-1), changed: {} })
  expect('further' in both && both.further?.map(({ field }) => field)).toEqual(['agreement.effectiveFrom'])
  expect(verdict(await save(mark, { ...next, text: { en_US: '  ' } }))).toEqual(['invalidInput', 'agreement.text'])
  const answers = await twenty(at => save(mark, { ...next, changed: { en_US: `Change ${at}` } }))
  expect(answers.map(refusedAs).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
})
