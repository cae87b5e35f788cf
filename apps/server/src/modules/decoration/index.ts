import type { decoration as calls, staffDecorationCalls } from '@comanda/contract/decoration'
import type { ThemeStyle } from '@comanda/domain/decoration'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import { watchPages } from './watch-pages.ts'
import type { Deps } from './deps.ts'
import { createPlans, type Plan, type Plans } from './plan.ts'
import { styleOf } from './style-of.ts'
import { decorationVersions, publishDecoration, rollBackDecoration } from './publish.ts'
import { decorationDraft } from './query-draft.ts'
import { removeDecorationPage, saveDecorationPage } from './save-page.ts'
import { showPage, visitorPage } from './show-page.ts'
import { cancelDecorationSchedule, registerPublishing, scheduleDecoration } from './schedule.ts'

export { seedDecoration } from './seed.ts'
export { DRAFT_TOPIC, PAGES_TOPIC } from './watch-pages.ts'
export { type Plan, readPages } from './plan.ts'

export interface DecorationModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffDecorationCalls>
  /** Open phones watch the pages of their brand. */
  watchable: Watchable
  plans: Plans
  /** The brand's theme, and the header of a store's menu; empty where the brand decorated neither. DECO-2 */
  style(corporationId: number): Promise<ThemeStyle>
  /** A page as a visitor without an account sees it. */
  visitorPage: ReturnType<typeof visitorPage>
  /** The pages there are, as the initial parameters name them. */
  pageTypes(plan: Plan): { pageType: string; decorationPageId: string }[]
}

/** The pages there are. The theme is none that a guest opens, and a variant is shown in place of its page. */
const pageTypes = (plan: Plan) =>
  plan.pages.flatMap(({ pageType, decorationPageId, variant }) =>
    pageType === 'theme' || variant ? [] : [{ pageType, decorationPageId }],
  )

const staffHandlersOf = (deps: Deps): DecorationModule['staffHandlers'] => ({
  decorationDraft: decorationDraft(deps),
  saveDecorationPage: saveDecorationPage(deps),
  removeDecorationPage: removeDecorationPage(deps),
  publishDecoration: publishDecoration(deps),
  scheduleDecoration: scheduleDecoration(deps),
  cancelDecorationSchedule: cancelDecorationSchedule(deps),
  decorationVersions: decorationVersions(deps),
  rollBackDecoration: rollBackDecoration(deps),
})

/** The layout of pages, as data: a draft, published versions, and what phones show. DECO-1, DECO-4 */
export function createDecoration(deps: Deps): DecorationModule {
  const plans = createPlans(deps.db, deps.clock)
  registerPublishing(deps)
  return {
    plans,
    staffHandlers: staffHandlersOf(deps),
    watchable: watchPages(deps.db, plans),
    pageTypes,
    visitorPage: visitorPage(plans),
    style: async corporationId => styleOf(await plans.shown(corporationId)),
    handlers: {
      listDecoration: async caller => {
        const plan = await plans.shown(caller.corporationId)
        return { decorationPlanId: plan.decorationPlanId, version: plan.version, pageTypeList: pageTypes(plan) }
      },
      getDecorate: showPage(deps, plans),
    },
  }
}
