import { useMapSettings } from '../../features/address/index.ts'
import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { StoreMap } from '../../features/store/index.ts'
import { OfStore } from '../of-store.tsx'

function Place({ shopId }: { shopId: number }) {
  const maps = useMapSettings()
  return <StoreMap shopId={shopId} tiles={maps && (maps.tiles ?? null)} />
}

/** A store on the map, with its address and the way to it. */
export const Renderer = ({ title, store }: ComponentOf<'map'>) => (
  <Headed title={title}>
    <OfStore store={store}>{shopId => <Place shopId={shopId} />}</OfStore>
  </Headed>
)
