import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

type Program = RequestInputOf<typeof contract.storedvalue.saveStoredValue>['program']

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const owner = app.staff('brand')
const guest = app.guest()
const agreementId = 'stored-value'

const terms = () => guest.call(contract.agreement.getById, { agreementId })

/** Saves the first program with another description. */
async function saveProgram(description: string): Promise<void> {
  const { programs } = await owner.must(contract.storedvalue.storedValueSetup, { shopId: SHOP })
  const { program, mark } = programs[0] ?? expect.fail('the demo brand has one')
  const changed = { ...program, description: { en_US: description } } as Program
  await owner.must(contract.storedvalue.saveStoredValue, { shopId: SHOP, mark, program: changed })
}

test('The first top-up program of a brand puts sample terms in force, to which guests agree; terms it has stay (SETUP-5, CARD-3)', async () => {
  await app.sql('delete from agreement where corporation_id = $1 and agreement_id = $2', [
    app.corporationId,
    agreementId,
  ])
  expect(refusedAs(await terms())).toBe('notFound')
  await saveProgram('For regulars')
  const started = await terms()
  expect(started).toMatchObject({ version: 1, title: 'Terms of topping up' })
  expect(JSON.stringify(started)).toContain('at every Marigold Kitchen restaurant')
  await saveProgram('For everybody')
  expect(await terms()).toEqual(started)
})
