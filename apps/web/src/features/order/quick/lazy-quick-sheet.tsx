import { type ComponentType, Suspense, useState } from 'react'
import type { QuickSheetProps } from './quick-sheet.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const fetchSheet = async () => (await import('./quick-sheet.tsx')).QuickSheet
const Later = lazyPart(fetchSheet)
let there: ComponentType<QuickSheetProps> | undefined

/** Fetches it ahead, so that it opens with the tap: what has to be waited for, however shortly, React holds back for a while. */
export const quickSheetAhead = (): void => {
  void fetchSheet().then(
    sheet => {
      there = sheet
    },
    () => {},
  )
}

/** Ordering the same again, with code of its own. */
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
