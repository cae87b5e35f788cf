import { openingCalls as calls } from '@comanda/contract/brand'
import { refuse } from '@comanda/contract/core'
import type { LocalizedText } from '@comanda/domain/money'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { lockBrand } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { checklistOf, checklistFactsOf } from './checklist.ts'

const NAME = {
  name: 'brand_name_texts',
  text: `select settings -> 'name' as name from corporation where corporation_id = $1`,
}

/** Puts terms and a privacy notice in force, unless the brand has legal texts. SETUP-5 */
export const useSampleAgreements = (deps: Deps): Handler<typeof calls.useSampleAgreements> =>
  changeInSteps(calls.useSampleAgreements, deps, {
    prepare: ({ shop }) => checklistFactsOf(deps, shop),
    async work(tx, caller, _input, around) {
      const { corporationId, shop, session } = caller
      await lockBrand(tx, corporationId)
      const config = await deps.lockConfig(tx, shop)
      if (!config) return refuse('notFound', { field: 'shopId' })
      if (around.agreementCount > 0) return checklistOf(deps, config, around)
      const { rows } = await tx.query<{ name: LocalizedText }>(NAME, [corporationId])
      const agreements = await deps.sampleAgreements(rows[0]?.name ?? {})
      await deps.insertAgreements(tx, corporationId, agreements)
      const { staffId: id, name } = session.staff
      await writeAuditLine(tx, {
        corporationId,
        shopId: shop.shopId,
        what: 'agreements',
        subject: agreements.map(one => one.agreementId).join(' '),
        by: { id, name },
        after: agreements.map(({ agreementId, version }) => ({ agreementId, version })),
        cause: 'sample texts',
        at: new Date(deps.clock()),
      })
      return checklistOf(deps, config, { ...around, agreementCount: agreements.length })
    },
  })
