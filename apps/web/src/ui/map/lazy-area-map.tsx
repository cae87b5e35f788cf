import { Suspense } from 'react'
import { Skeleton } from '../feedback/states.tsx'
import { lazyPart } from '../loading/lazy-part.ts'
import type { AreaMapProps } from './area-map.tsx'

const Loaded = lazyPart(async () => (await import('./area-map.tsx')).AreaMap)

/** The map of areas, whose code is loaded when it is first shown. */
export const AreaMap = (props: AreaMapProps) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <Loaded {...props} />
  </Suspense>
)
