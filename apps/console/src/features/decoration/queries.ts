import {
  type DecorationComponent,
  type DecorationPage,
  staffDecorationCalls as calls,
} from '@comanda/contract/decoration'
import type { ResponseOf } from '@comanda/contract/core'
import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../platform/live.ts'
import { send } from '../../platform/send.ts'

export type PagesDraft = ResponseOf<typeof calls.decorationDraft>
export type Page = DecorationPage
export type Component = DecorationComponent

export const draftKey = (shopId: number) => ['decoration', shopId] as const

/** The draft of the brand's pages; read again when another person changed or published it. */
export function usePagesDraft(shopId: number) {
  const client = useQueryClient()
  const { ready } = useLive('decoration:draft', () => void client.invalidateQueries({ queryKey: ['decoration'] }))
  return useQuery({
    queryKey: draftKey(shopId),
    queryFn: () => send(calls.decorationDraft, { shopId }),
    enabled: ready,
  })
}

/** A text in the language of the screen. */
export const textOf = (text: LocalizedText): string => inLanguage(text, currentLocale().id)

const ownName = ({ pageType, title }: Pick<Page, 'pageType' | 'title'>): string =>
  pageType === 'custom' ? textOf(title) || t('decor.unnamed') : t(`decor.page.${pageType}`)

/** The name of a page: the app names its own, the brand the others, and a variant has one beside that of its page. */
export const pageName = (page: Pick<Page, 'pageType' | 'title' | 'variant'>): string =>
  page.variant ? `${ownName(page)} · ${page.variant.name}` : ownName(page)
