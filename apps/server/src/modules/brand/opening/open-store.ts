import { openingCalls as calls } from '@comanda/contract/brand'
import { refuse } from '@comanda/contract/core'
import { missingToOpen, type OpeningItem } from '@comanda/domain/brand'
import { shopStateOf } from '@comanda/domain/store'
import { listSeparator } from '@comanda/domain/money'
import { noticeText } from '@comanda/messages/notices'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { saveConfig } from './save-config.ts'
import { checklistOf, checklistFactsOf } from './checklist.ts'

export const queryChecklist =
  (deps: Deps): Handler<typeof calls.openingChecklist> =>
  async ({ shop }) => {
    const around = await checklistFactsOf(deps, shop)
    const config = await deps.db.inTx(tx => deps.lockConfig(tx, shop))
    return config ? checklistOf(deps, config, around) : refuse('notFound', { field: 'shopId' })
  }

const namesOf = (items: readonly OpeningItem[], language: string): string =>
  items.map(item => noticeText(language, `opening.${item}`)).join(listSeparator(language))

/** Opens a store unless something is missing, which the refusal names. SETUP-4 */
export const openStore = (deps: Deps): Handler<typeof calls.openStore> =>
  changeInSteps(calls.openStore, deps, {
    prepare: ({ shop }) => checklistFactsOf(deps, shop),
    async work(tx, caller, _input, around) {
      const config = await deps.lockConfig(tx, caller.shop)
      if (!config) return refuse('notFound', { field: 'shopId' })
      const state = shopStateOf(config)
      if (state === 'closed') return refuse('shopEnded', { field: 'shopId' })
      if (state === 'open') return checklistOf(deps, config, around)
      const missing = missingToOpen({ ...around, config })
      if (missing.length > 0)
        return refuse('notReadyToOpen', { data: { missing }, params: { missing: namesOf(missing, caller.language) } })
      const after = { ...config, state: 'open' as const }
      await saveConfig(tx, deps, caller, {
        what: 'store.opened',
        after,
        values: [{ state }, { state: 'open' }],
      })
      return checklistOf(deps, after, around)
    },
  })
