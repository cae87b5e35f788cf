import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { OpeningHours } from '../../features/store/index.ts'
import { OfStore } from '../of-store.tsx'

/** The opening hours of a store, by day. */
export const Renderer = ({ title, store }: ComponentOf<'openingHours'>) => (
  <Headed title={title}>
    <OfStore store={store}>{shopId => <OpeningHours shopId={shopId} />}</OfStore>
  </Headed>
)
