import type { LocalizedText } from '@comanda/domain/money'
import type { ReactNode } from 'react'
import { localize } from '../../platform/i18n/index.ts'
import { Section } from '../../ui/layout/card.tsx'

/** A section with its heading; without one where the brand wrote none. */
export function Headed({ title = {}, children }: { title?: LocalizedText | undefined; children: ReactNode }) {
  const text = localize(title)
  return text === '' ? <section>{children}</section> : <Section title={text}>{children}</Section>
}
