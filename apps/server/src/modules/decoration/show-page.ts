import { type DecorationPage, type decoration as calls, hasVariants } from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import { menuVariant, variantFor, type Viewer } from '@comanda/domain/decoration'
import type { Caller, Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { pageColors } from './page-colors.ts'
import type { Plans } from './plan.ts'

/** The store of the page's address, which phones carry from page to page. NAV-6 */
function storeOf({ visit }: Caller): { store?: number } {
  const store = Number(visit.params?.['shopId'])
  return Number.isSafeInteger(store) && store > 0 ? { store } : {}
}

/** The guest as variants are chosen for; levels, tags and segments are read for members, where a variant names one. */
async function viewerOf(deps: Deps, caller: Caller, variants: readonly DecorationPage[]): Promise<Viewer> {
  const { session, language, corporationId } = caller
  const named = variants.flatMap(({ variant }) =>
    variant?.audience && 'id' in variant.audience ? [variant.audience] : [],
  )
  const viewer = { language, ...storeOf(caller), isMember: false, levels: [], tags: [], segments: [] }
  if (session?.isMember !== true) return viewer
  if (named.length === 0) return { ...viewer, isMember: true }
  const segmentIds = named.flatMap(({ kind, id }) => (kind === 'segment' ? [id] : []))
  const [held, segments] = await Promise.all([
    deps.audienceOf(corporationId, session.customerId),
    segmentIds.length === 0 ? [] : deps.segmentsOf(corporationId, session.customerId, segmentIds),
  ])
  return { ...viewer, isMember: true, ...held, segments }
}

/**
 * A page as this caller sees it: its most specific variant that applies, else the page itself. A phone that has this variant in
 * this version is answered `unchanged`. The id of a variant shows its page. DECO-1, DECO-7
 */
export function showPage(deps: Deps, plans: Plans): Handler<typeof calls.getDecorate> {
  const colorsOf = pageColors(deps)
  return async (caller, { decorationPageId, pageType = 'home', version, shown }) => {
    const plan = await plans.shown(caller.corporationId)
    const named = plan.pages.find(page => page.decorationPageId === decorationPageId)
    const id = named?.variant?.of ?? decorationPageId
    const page = plan.pages.find(
      one => !one.variant && (id === undefined ? one.pageType === pageType : one.decorationPageId === id),
    )
    if (!page) return refuse('pageUnknown')
    const variants = hasVariants(page.pageType)
      ? plan.pages.filter(({ variant }) => variant?.of === page.decorationPageId)
      : []
    const chosen = variants.length === 0 ? page : (variantFor(variants, await viewerOf(deps, caller, variants)) ?? page)
    const isCurrent = version === plan.version && (shown ?? page.decorationPageId) === chosen.decorationPageId
    if (isCurrent) return { version, unchanged: true }
    const colors = await colorsOf(caller.corporationId, chosen)
    return { version: plan.version, page: shownAs(chosen, page), colors }
  }
}

/** Without the conditions of a variant, which are the brand's own; that of a menu with the header of its page. */
function shownAs({ variant, ...chosen }: DecorationPage, page: DecorationPage): DecorationPage {
  if (!variant || page.pageType !== 'storeIndex') return chosen
  return { ...chosen, components: menuVariant(page.components, chosen.components) }
}
