import { Suspense } from 'react'
import type { ComponentOf } from '../../features/decoration/index.ts'
import { DishSearch } from '../../features/menu/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { OfStore, useMenuOf } from '../of-store.tsx'

/** The height of the field, so that nothing below it moves. */
const loading = <Skeleton height={44} />

function Search({ label, shopId }: { label: string; shopId: number }) {
  const menu = useMenuOf(shopId)
  return <Suspense fallback={loading}>{menu ? <DishSearch {...menu} label={label} /> : loading}</Suspense>
}

/** A search in the dishes of a store. MENU-10 */
export const Renderer = ({ title, store }: ComponentOf<'search'>) => (
  <OfStore store={store}>{shopId => <Search label={localize(title)} shopId={shopId} />}</OfStore>
)
