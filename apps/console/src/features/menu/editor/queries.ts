import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveBoard } from '../../../platform/live.ts'
import { send } from '../../../platform/send.ts'

export type MenuDraft = ResponseOf<typeof calls.queryMenuDraft>
export type StoredMenu = MenuDraft['document']
export type Dish = StoredMenu['items'][number]
export type DishUnit = Dish['units'][number]
export type Group = StoredMenu['menuGroups'][number]
export type OneMenu = StoredMenu['menus'][number]
export type Options = StoredMenu['modifierGroups'][number]

export const draftKey = (shopId: number) => ['settings', shopId, 'menuDraft'] as const

/** The draft of the menu; changes that others save are shown at once. */
export function useMenuDraft(shopId: number) {
  const client = useQueryClient()
  const { ready } = useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey: draftKey(shopId) }))
  return useQuery({ queryKey: draftKey(shopId), queryFn: () => send(calls.queryMenuDraft, { shopId }), enabled: ready })
}

/** A name in the console's language; a placeholder if it is missing. */
export const nameIn = (texts: Record<string, string>): string =>
  inLanguage(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')), currentLocale().id) ||
  t('menuEdit.unnamed')

/** The common props of the editor's parts. */
export interface EditorProps {
  shopId: number
  draft: MenuDraft
}

/** Kinds of entries, as the address and their revisions name them. */
export type EntryWhat = 'dish' | 'group' | 'menu' | 'modifiers'

/** Goes to an entry: `dish/soup`. */
export const entryKey = (what: EntryWhat, id: string): string => `${what}/${id}`
