import {
  type DecorationPage,
  hasVariants,
  placementFaults,
  type staffDecorationCalls as calls,
  staffDecorationCalls,
} from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import { writeStaffChange } from '../../platform/audit-line.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import type { Deps } from './deps.ts'
import { type Draft, lockDraft, saveDraft } from './draft.ts'

const MAX_PAGES = 60

/** Whether a page is the one that a variant replaces. */
const isPageOf = (page: DecorationPage, { pageType, variant }: DecorationPage): boolean =>
  hasVariants(pageType) && !page.variant && page.pageType === pageType && page.decorationPageId === variant?.of

/** The refusal of a page that the draft cannot take, with its field. */
export function pageRefusal({ pages }: Pick<Draft, 'pages'>, page: DecorationPage, isNew: boolean) {
  const [fault] = placementFaults(page)
  if (fault) return refuse(fault.reason, { field: `page.${fault.path}` })
  const { variant } = page
  const others = pages.filter(one => one.decorationPageId !== page.decorationPageId)
  if (variant && !others.some(one => isPageOf(one, page)))
    return refuse('decorationVariantLost', { field: 'page.variant.of' })
  if (!variant && page.pageType !== 'custom' && others.some(one => !one.variant && one.pageType === page.pageType))
    return refuse('decorationPageTwice', { field: 'page.pageType' })
  if (isNew && pages.length >= MAX_PAGES) return refuse('decorationPagesMany', { params: { most: MAX_PAGES } })
  return undefined
}

/** Saves a page of the draft, unless it changed since the editor loaded it. A repeat changes nothing. DECO-1, API-3 */
export const saveDecorationPage = (deps: Deps): Handler<typeof calls.saveDecorationPage> =>
  change(staffDecorationCalls.saveDecorationPage, deps, async (tx, caller, { mark, page }) => {
    const { corporationId } = caller
    const draft = await lockDraft(tx, corporationId)
    const before = draft.pages.find(one => one.decorationPageId === page.decorationPageId)
    const current = before ? revisionOf(before) : ''
    const next = revisionOf(page)
    if (current === next) return { mark: next, draft: String(draft.revision) }
    if (current !== mark) return refuse('changedMeanwhile')
    const refusal = pageRefusal(draft, page, before === undefined)
    if (refusal) return refusal
    const pages = before ? draft.pages.map(one => (one === before ? page : one)) : [...draft.pages, page]
    const saved = { at: new Date(deps.clock()), by: caller.session.staff.name }
    const revision = await saveDraft(tx, corporationId, pages, saved)
    const subject = page.decorationPageId
    await writeStaffChange(tx, caller, { what: 'decorationDraft', subject, before, after: page, at: saved.at })
    tx.afterCommit(() => deps.changed(corporationId))
    return { mark: next, draft: String(revision) }
  })

/** Deletes a variant, or a page of the brand's own with its variants. A page of the app stays: without it a route would be empty. */
export const removeDecorationPage = (deps: Deps): Handler<typeof calls.removeDecorationPage> =>
  change(staffDecorationCalls.removeDecorationPage, deps, async (tx, caller, { mark, decorationPageId }) => {
    const { corporationId } = caller
    const draft = await lockDraft(tx, corporationId)
    const page = draft.pages.find(one => one.decorationPageId === decorationPageId)
    if (!page) return { draft: String(draft.revision) }
    if (page.pageType !== 'custom' && !page.variant)
      return refuse('decorationPageNeeded', { field: 'decorationPageId' })
    if (revisionOf(page) !== mark) return refuse('changedMeanwhile')
    const pages = draft.pages.filter(one => one !== page && one.variant?.of !== decorationPageId)
    const saved = { at: new Date(deps.clock()), by: caller.session.staff.name }
    const revision = await saveDraft(tx, corporationId, pages, saved)
    const subject = decorationPageId
    await writeStaffChange(tx, caller, { what: 'decorationDraft', subject, before: page, at: saved.at })
    tx.afterCommit(() => deps.changed(corporationId))
    return { draft: String(revision) }
  })
