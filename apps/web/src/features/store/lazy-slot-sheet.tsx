import { type ComponentProps, Suspense } from 'react'
import type { SlotSheet as Whole } from './slot-sheet.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const Sheet = lazyPart(async () => (await import('./slot-sheet.tsx')).SlotSheet)

/** The sheet of times, loaded when it is first opened. ORDER-6 */
export const SlotSheet = (props: ComponentProps<typeof Whole>) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
