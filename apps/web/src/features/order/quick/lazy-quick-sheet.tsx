import { type ComponentType, Suspense, useState } from 'react'
import type { QuickSheetProps } from './quick-sheet.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const fetchSheet = async () => (await import('./quick-sheet.tsx')).QuickSheet
const Later = lazyPart(fetchSheet)
let there: ComponentType<QuickSheetProps> | undefined

/** Loads the sheet in advance, so that it opens with the tap: React delays a component that suspends even briefly. */
export const quickSheetAhead = (): void => {
  void fetchSheet().then(
    sheet => {
      there = sheet
    },
    () => {},
  )
}

/** Sheet for ordering the same again, loaded separately. */
export function QuickSheet(props: QuickSheetProps) {
  const [Sheet] = useState(() => there)
  return Sheet ? (
    <Sheet {...props} />
  ) : (
    <Suspense>
      <Later {...props} />
    </Suspense>
  )
}
