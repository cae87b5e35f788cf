import type { LocalizedText } from '@comanda/domain/money'
import { type ReactNode, Suspense } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Section } from '../../ui/layout/card.tsx'

/** Height of a line and a button in a card, in px of the 375 design. */
const LOADING = 110

/** A section with its heading, which has its place while the content loads; without a heading where the brand wrote none. */
export function Headed({ title = {}, children }: { title?: LocalizedText | undefined; children: ReactNode }) {
  const text = localize(title)
  const content = <Suspense fallback={<Skeleton height={LOADING} />}>{children}</Suspense>
  return text === '' ? <section>{content}</section> : <Section title={text}>{content}</Section>
}
