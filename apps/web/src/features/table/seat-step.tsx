import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

const Sheet = lazyPart(async () => (await import('./seat-sheet.tsx')).SeatSheet)

/** Requires the guest's seat at the table; loaded when first needed. C6 */
export const SeatStep = (props: ComponentProps<typeof Sheet>) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
