import { Suspense } from 'react'
import { Skeleton } from '../feedback/states.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { PinMapProps } from './pin-map.tsx'

const Loaded = lazyPart(async () => (await import('./pin-map.tsx')).PinMap)

/** The map with a pin, whose code is loaded when it is first shown. */
export const PinMap = (props: PinMapProps) => (
  <Suspense fallback={<Skeleton height={300} />}>
    <Loaded {...props} />
  </Suspense>
)
