import {
  type ComponentOf,
  type DecorationComponent,
  type DecorationKind,
  type DecorationPage,
  decoration as calls,
} from '@comanda/contract/decoration'
import { useEffect } from 'react'
import { useTopic } from '../../platform/device/push.ts'
import { useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'
import { useSearch } from '../../platform/route-location.ts'
import { token, useUser } from '../../platform/session.ts'
import { startup } from '../../platform/startup.ts'
import { keepColors } from './picture-colors.ts'
import { isPagePreview, usePagePreview } from './page-preview.ts'
import { watchAsVisitor } from './visitor-stream.ts'

export type { ComponentOf }
type DecoratedPage = DecorationPage
/** The pages that guests open: the theme is none. */
type OpenedPage = Exclude<DecoratedPage['pageType'], 'theme'>
export type PageComponent = DecorationComponent

/** What a component of a page is rendered with: its fields, the type of page it is on, and whether it is the first one there. */
export type RendererProps<K extends DecorationKind> = ComponentOf<K> & {
  pageType: DecoratedPage['pageType']
  eager: boolean
}

interface StoredPage {
  version: number
  page: DecoratedPage
}

/** Phones read a published page again within this time, in ms: not all at once. */
const SPREAD = 800
/** The polling interval of a visitor's phone, in ms: its stream may be refused, where there are too many. */
const VISITOR_POLL = 30_000

async function loadPage(
  input: { pageType: OpenedPage } | { decorationPageId: string },
  stored: StoredPage | undefined,
  signal: AbortSignal,
): Promise<StoredPage> {
  const version = stored && { version: stored.version, shown: stored.page.decorationPageId }
  const answer = await send(calls.getDecorate, { ...input, ...version }, { signal, shows: 'silent' })
  if ('page' in answer) {
    keepColors(answer.colors)
    return answer
  }
  if (stored) return stored
  throw new Error('the page is unchanged, but this phone has none')
}

const readAgain = (client: ReturnType<typeof useQueryClient>): void =>
  void setTimeout(() => void client.invalidateQueries({ queryKey: ['decoration'] }), Math.random() * SPREAD)

/**
 * Layout of a decorated page, by its id or its type. A published change shows without a reload: the phone sends its version and is
 * answered `unchanged` if it is current. In the console's frame it is the page being edited. DECO-1
 */
export function useDecoratedPage(pageType: OpenedPage, decorationPageId?: string) {
  const client = useQueryClient()
  // A variant may be for another store, or for members. DECO-7
  const { customerId, isMember } = useUser()
  const shopId = new URLSearchParams(useSearch()).get('shopId')
  const queryKey = ['decoration', pageType, decorationPageId, shopId, customerId, isMember]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      loadPage(
        decorationPageId === undefined ? { pageType } : { decorationPageId },
        client.getQueryData<StoredPage>(queryKey),
        signal,
      ),
    // The page as it was shown to another viewer, never another page.
    placeholderData: (shown, before) =>
      before?.queryKey[1] === pageType && before.queryKey[2] === decorationPageId ? shown : undefined,
    staleTime: 5 * 60_000,
    refetchInterval: () => (token() === undefined ? VISITOR_POLL : false),
    retry: false,
  })
  const visits = token() === undefined
  useTopic(visits ? undefined : 'decoration:pages', () => readAgain(client))
  const brand = startup()?.corporation.corporationId
  useEffect(
    () =>
      visits && brand !== undefined && !isPagePreview ? watchAsVisitor(brand, () => readAgain(client)) : undefined,
    [visits, brand, client],
  )
  const preview = usePagePreview()
  const { isFetching, refetch } = query
  if (preview) return { data: preview.page, error: null, isPending: false, isError: false, isFetching, refetch }
  return {
    data: query.data?.page,
    error: query.error,
    isPending: query.isPending,
    // A page that is shown stays when reading it again fails.
    isError: query.isError && query.data === undefined,
    isFetching,
    refetch,
  }
}
