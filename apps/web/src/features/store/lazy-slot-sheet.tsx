import { type ComponentProps, lazy, Suspense } from 'react'
import type { SlotSheet as Whole } from './slot-sheet.tsx'

const Sheet = lazy(() => import('./slot-sheet.tsx').then(({ SlotSheet }) => ({ default: SlotSheet })))

/** The sheet of times, fetched when it is first opened. ORDER-6 */
export const SlotSheet = (props: ComponentProps<typeof Whole>) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
