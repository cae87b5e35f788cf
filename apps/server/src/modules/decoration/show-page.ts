import { type DecorationPage, type decoration as calls, hasVariants } from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import { menuVariant, variantFor, type Viewer } from '@comanda/domain/decoration'
import type { Caller, Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { pageColors } from './page-colors.ts'
import type { Plan, Plans } from './plan.ts'

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

/** The page that has an id, else the one of a type. */
interface Named {
  decorationPageId?: string | undefined
  pageType?: DecorationPage['pageType'] | undefined
}

/** The named page and its variants; undefined if there is none. The id of a variant names its page. */
function pageIn({ pages }: Plan, { decorationPageId, pageType = 'home' }: Named) {
  const named = pages.find(page => page.decorationPageId === decorationPageId)
  const id = named?.variant?.of ?? decorationPageId
  const page = pages.find(
    one => !one.variant && (id === undefined ? one.pageType === pageType : one.decorationPageId === id),
  )
  if (!page) return undefined
  const variants = hasVariants(page.pageType)
    ? pages.filter(({ variant }) => variant?.of === page.decorationPageId)
    : []
  return { page, variants }
}

/** A page as a visitor without an account sees it; undefined if there is none. DECO-1, DECO-7 */
export const visitorPage =
  (plans: Plans) => async (corporationId: number, named: Named, seenAt: Pick<Viewer, 'language' | 'store'>) => {
    const requested = pageIn(await plans.shown(corporationId), named)
    const viewer = { ...seenAt, isMember: false, levels: [], tags: [], segments: [] }
    return requested && (variantFor(requested.variants, viewer) ?? requested.page)
  }

/**
 * A page as this caller sees it: its most specific variant that applies, else the page itself. A phone that has this variant in
 * this version is answered `unchanged`. DECO-1, DECO-7
 */
export function showPage(deps: Deps, plans: Plans): Handler<typeof calls.getDecorate> {
  const colorsOf = pageColors(deps)
  return async (caller, { version, shown, ...named }) => {
    const plan = await plans.shown(caller.corporationId)
    const requested = pageIn(plan, named)
    if (!requested) return refuse('pageUnknown')
    const { page, variants } = requested
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
