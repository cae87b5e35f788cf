import { useDeferredValue, useState } from 'react'
import type { Currency } from '@comanda/domain/money'
import { searchIndex, searchWithTypos, searchTermsOf, type MenuIndex } from '@comanda/domain/menu'
import { t } from '../../../platform/i18n/index.ts'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { type MenuOf, useMenu } from '../api.ts'
import { DishList } from '../dish-list/dish-list.tsx'

/** Dishes shown below the field; the store's menu has them all. */
const MAX_SHOWN = 8

/** The ids of the dishes that match, best first. MENU-10 */
function matching({ document }: MenuIndex<string>, query: string): string[] {
  const index = searchIndex(
    document.items.map(item => ({
      foodId: item.foodId,
      name: item.displayName,
      more: [item.description, ...item.tags].join(' '),
    })),
  )
  return searchWithTypos(index, searchTermsOf(index), query).foodIds
}

interface DishSearchProps {
  of: MenuOf
  currency: Currency
  isMember: boolean
  label: string
}

/** A search in a store's menu on a page of the brand; each result leads to the menu. The menu is loaded by the first keystroke. MENU-10 */
export function DishSearch({ label, ...list }: DishSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  return (
    <Stack gap={10}>
      <SearchField label={label === '' ? t('menu.search') : label} value={typed} onChange={setTyped} />
      {query !== '' && <Results {...list} query={query} />}
    </Stack>
  )
}

function Results({ query, ...list }: Omit<DishSearchProps, 'label'> & { query: string }) {
  const { data } = useMenu(list.of)
  const ids = data ? matching(data.index, query) : undefined
  return (
    <>
      <Text role="status" kind="quiet">
        {ids && t('menu.found', { count: ids.length })}
      </Text>
      {ids?.length !== 0 && <DishList {...list} foodIds={ids?.slice(0, MAX_SHOWN) ?? []} layout="rows" />}
    </>
  )
}
