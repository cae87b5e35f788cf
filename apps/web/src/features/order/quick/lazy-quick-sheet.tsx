import { Suspense } from 'react'
import type { QuickSheetProps } from './quick-sheet.tsx'
import { lazily } from '../../../ui/lazily.ts'

const Sheet = lazily(async () => (await import('./quick-sheet.tsx')).QuickSheet)

/** Ordering the same again, fetched when it is first asked for. */
export const QuickSheet = (props: QuickSheetProps) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
