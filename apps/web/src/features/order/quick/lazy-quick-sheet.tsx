import { lazy, Suspense } from 'react'
import type { QuickSheetProps } from './quick-sheet.tsx'

const Sheet = lazy(() => import('./quick-sheet.tsx').then(({ QuickSheet }) => ({ default: QuickSheet })))

/** Ordering the same again, fetched when it is first asked for. */
export const QuickSheet = (props: QuickSheetProps) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
