import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { PublishedReviews } from '../../features/evaluation/index.ts'
import { useShopInfo } from '../../features/store/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { OfStore } from '../of-store.tsx'

function Reviews({ shopId }: { shopId: number }) {
  const { data } = useShopInfo(shopId)
  return data ? <PublishedReviews shopId={shopId} timeZone={data.timeZone} /> : <Skeleton height={180} />
}

/** The average of a store's reviews, and those that staff published. DECO-5 */
export const Renderer = ({ title, store }: ComponentOf<'reviews'>) => (
  <Headed title={title}>
    <OfStore store={store}>{shopId => <Reviews shopId={shopId} />}</OfStore>
  </Headed>
)
