import { openingCalls as calls } from '@comanda/contract/brand'
import { isRefusal, refuse } from '@comanda/contract/core'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { checklistOf, checklistFactsOf } from './checklist.ts'

/** Gives a store without dishes a sample menu, published at once: in its currency and with its taxes. SETUP-5 */
export const useSampleMenu = (deps: Deps): Handler<typeof calls.useSampleMenu> =>
  changeInSteps(calls.useSampleMenu, deps, {
    prepare: ({ shop }) => checklistFactsOf(deps, shop),
    async work(tx, caller, { sample }, around) {
      const { shop, session } = caller
      const config = await deps.lockConfig(tx, shop)
      if (!config) return refuse('notFound', { field: 'shopId' })
      const taxIds = config.taxes.map(tax => tax.taxId)
      const document = await deps.sampleMenu(sample, { currency: config.currency, taxIds: taxIds.slice(0, 1) })
      const { staffId: id, name } = session.staff
      const by = { id, name }
      const at = new Date(deps.clock())
      const published = await deps.startWithMenu(tx, shop, { document, taxIds, by, at })
      if (published === 'notEmpty') return refuse('menuNotEmpty', { field: 'sample' })
      if (isRefusal(published)) throw new Error(`A sample menu cannot be published: ${JSON.stringify(published)}`)
      return checklistOf(deps, config, { ...around, menu: document })
    },
  })
