import { refuse } from '@comanda/contract/core'
import type { StoreHead } from '@comanda/domain/decoration'
import type { decoration as calls } from '@comanda/contract/decoration'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { createPlans, type Plan, type Plans } from './plan.ts'

export { seedDecoration } from './seed.ts'
export type { Plan } from './plan.ts'

export interface DecorationModule {
  handlers: HandlersOf<typeof calls>
  plans: Plans
  /** The pages there are, as the initial parameters name them. */
  /** How a store's menu begins; undefined where the brand has not decorated it. */
  storeHead(plan: Plan): StoreHead | undefined
  pageTypes(plan: Plan): { pageType: string; decorationPageId: string }[]
}

const storeHead = ({ pages }: Plan): StoreHead | undefined => {
  const parts = pages.find(({ pageType }) => pageType === 'storeIndex')?.components ?? []
  for (const part of parts) if (part.kind === 'storeHead') return part.look
  return undefined
}

const pageTypes = (plan: Plan) => plan.pages.map(({ pageType, decorationPageId }) => ({ pageType, decorationPageId }))

/** The layout of pages, as data. DECO-1, DECO-4 */
export function createDecoration({ db, clock }: { db: Database; clock: Clock }): DecorationModule {
  const plans = createPlans(db, clock)
  return {
    plans,
    pageTypes,
    storeHead,
    handlers: {
      listDecoration: async caller => {
        const plan = await plans.shown(caller.corporationId)
        return { decorationPlanId: plan.decorationPlanId, version: plan.version, pageTypeList: pageTypes(plan) }
      },
      getDecorate: async (caller, { decorationPageId, pageType = 'home', version }) => {
        const plan = await plans.shown(caller.corporationId)
        const page = plan.pages.find(it =>
          decorationPageId === undefined ? it.pageType === pageType : it.decorationPageId === decorationPageId,
        )
        if (!page) return refuse('pageUnknown')
        return version === plan.version ? { version, unchanged: true } : { version: plan.version, page }
      },
    },
  }
}
